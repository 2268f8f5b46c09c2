import { type ComponentType, lazy } from 'react';
import { loadChunk, loadFirstChunk } from '../../platform/loading/chunk-failure.ts';
import { loadDeskTexts, loadWholeCatalogue } from '../../platform/messages/catalogue-store.ts';
import type { ScreenId } from '../../platform/routes/built-routes.ts';

type LoadScreen = () => Promise<{ default: ComponentType }>;

/** A screen that the texts of a start are enough for. */
const startTextScreen = (load: LoadScreen) => lazy(() => loadChunk(load));

/** A screen with its texts, fetched together. */
const screenWith = (loadTexts: () => Promise<void>) => (load: LoadScreen) =>
  lazy(() =>
    loadChunk(async () => {
      const [loaded] = await Promise.all([load(), loadTexts()]);
      return loaded;
    }),
  );

const screen = screenWith(loadWholeCatalogue);

/** A screen that says nothing but what a start and paying do. */
const deskScreen = screenWith(loadDeskTexts);

/** Every screen but the sign-in page, each loaded when its route is opened. */
export const screens: Readonly<Record<Exclude<ScreenId, 'login'>, ComponentType>> = {
  dashboard: lazy(() =>
    loadFirstChunk(() => import('../../screens/dashboard/dashboard-screen.tsx')),
  ),
  'support-login': screen(() => import('../../screens/support-login/support-login-screen.tsx')),
  maintenance: screen(() => import('../../screens/maintenance/maintenance-screen.tsx')),
  'pending-invoices': deskScreen(
    () => import('../../screens/pending-invoices/pending-invoices-screen.tsx'),
  ),
  'cash-payment': deskScreen(() => import('../../screens/cash-payment/cash-payment-screen.tsx')),
  compensate: screen(() => import('../../screens/compensate/compensate-screen.tsx')),
  compensations: screen(() => import('../../screens/compensations/compensations-screen.tsx')),
  'account-status': screen(() => import('../../screens/account-status/account-status-screen.tsx')),
  'account-history': screen(
    () => import('../../screens/account-history/account-history-screen.tsx'),
  ),
  'transaction-result': screen(
    () => import('../../screens/transaction-result/transaction-result-screen.tsx'),
  ),
  'news-detail': startTextScreen(() => import('../../screens/news-detail/news-detail-screen.tsx')),
  terms: screen(() => import('../../screens/terms/terms-screen.tsx')),
  'store-exit': screen(() => import('../../screens/store-exit/store-exit-screen.tsx')),
};
