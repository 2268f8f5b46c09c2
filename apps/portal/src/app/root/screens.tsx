import { type ComponentType, lazy } from 'react';
import { loadChunk, loadFirstChunk } from '../../platform/loading/chunk-failure.ts';
import { preventFlicker } from '../../platform/loading/prevent-flicker.ts';
import {
  loadAccountBundle,
  loadNotificationBundle,
  loadOrderBundle,
  loadPayingBundle,
  loadPeopleBundle,
  loadResultTexts,
  loadSurveyBundle,
  loadVoucherBundle,
  loadWholeCatalogue,
} from '../../platform/messages/catalogue-store.ts';
import type { BuiltPage } from '../../platform/routes/find-page.ts';
import type { PageRow } from '../../platform/routes/route-row.ts';
import type { ScreenId } from '../../platform/routes/routes.ts';

/** The code of every screen but the sign-in page, which is never apart from the root. */
const modules = import.meta.glob<{ readonly default: ComponentType }>([
  '../../screens/*/*-screen.tsx',
  '!../../screens/login/*',
]);

const loadTexts: Readonly<Record<NonNullable<PageRow['texts']>, () => Promise<void>>> = {
  start: () => Promise.resolve(),
  paying: loadPayingBundle,
  account: loadAccountBundle,
  orders: loadOrderBundle,
  result: loadResultTexts,
  vouchers: loadVoucherBundle,
  survey: loadSurveyBundle,
  notifications: loadNotificationBundle,
  people: loadPeopleBundle,
  all: loadWholeCatalogue,
};

/** Fetches a screen with its texts and its looks, all at once. */
function loadScreen({ screen, texts = 'all', firstVisit }: BuiltPage) {
  const load = modules[`../../screens/${screen}/${screen}-screen.tsx`];
  if (load === undefined) throw new Error(`There is no screen '${screen}'.`);
  const loading = (firstVisit ? loadFirstChunk : loadChunk)(async () => {
    const [module] = await Promise.all([load(), loadTexts[texts]()]);
    return module;
  });
  return preventFlicker(loading);
}

const known = new Map<ScreenId, ComponentType>();

/** The screen of a page, loaded when it is first rendered. */
export function screenOf(page: BuiltPage): ComponentType {
  const screen = known.get(page.screen) ?? lazy(() => loadScreen(page));
  known.set(page.screen, screen);
  return screen;
}
