import { matchRoute } from '@surtidor/domain/session';
import type { ReactNode } from 'react';
import { CompanyBar } from '../../features/companies/company-bar.tsx';
import { EntryLayout } from '../../features/entry/entry-layout.tsx';
import { SiteFooter } from '../../features/footer/site-footer.tsx';
import { usePortal } from '../../platform/context/portal-context.tsx';
import { useLocation } from '../../platform/router/index.ts';
import { statusRoutes } from '../environment/access.ts';
import { PaymentResultsSlot } from '../payment-results/payment-results-slot.tsx';
import { ConnectionBanner } from './offline-banner.tsx';
import { contentId, PageHeader } from './page-header.tsx';
import { PrintLetterhead } from './print-letterhead.tsx';
import { SupportBanner } from './support-banner.tsx';
import { SupportVisitBanner } from './support-visit-banner.tsx';
import '../../shared/messages/spanish/shell.ts';
import '../../shared/messages/spanish/attempts.ts';
import '../../shared/messages/spanish/words.ts';

/**
 * The page's content. It is as tall as the window, so that the footer starts below the fold and
 * content that loads late does not shift anything visible.
 */
const contentClasses =
  'mx-auto w-full min-h-dvh max-w-page flex-1 px-4 pt-1 pb-6 lg:px-8 lg:pt-4 outline-none';

/** Renders the authenticated layout: header, content and footer (spec 2). */
export const MemberLayout = ({ children }: { children: ReactNode }) => (
  <div className="flex min-h-dvh flex-col bg-ui-canvas text-ui-ink">
    <PageHeader />
    <CompanyBar />
    <ConnectionBanner />
    <SupportBanner />
    <SupportVisitBanner />
    <PrintLetterhead />
    <main id={contentId} tabIndex={-1} className={contentClasses}>
      {children}
    </main>
    <SiteFooter />
    <PaymentResultsSlot />
  </div>
);

/** Renders the non-authenticated layout: content and footer (spec 2). Sign-in pages show the brand beside the content. */
export const GuestLayout = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  const route = matchRoute(pathname, usePortal().deploymentOptions);
  if (route && !statusRoutes.includes(route.id)) {
    return (
      <>
        <ConnectionBanner />
        <EntryLayout>{children}</EntryLayout>
      </>
    );
  }
  return (
    <div className="flex min-h-dvh flex-col bg-ui-canvas text-ui-ink">
      <ConnectionBanner />
      <main className="mx-auto flex w-full max-w-page flex-1 flex-col justify-center px-4 py-10 lg:px-8">
        {children}
      </main>
      <SiteFooter />
    </div>
  );
};
