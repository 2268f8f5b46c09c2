import { formatDate } from '@surtidor/domain';
import { useHydrated } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { LastVisit } from '../../features/last-visit/last-visit.tsx';
import { hasVisited } from '../../features/last-visit/visit-storage.ts';
import {
  useAbilities,
  usePortal,
  useSession,
  useToday,
  useVariant,
} from '../../platform/context/portal-context.tsx';
import { afterFirstPaint } from '../../platform/loading/after-first-paint.ts';
import { useText } from '../../platform/messages/text-context.tsx';
import { Slot } from '../../platform/slots/slot.tsx';
import { ForbiddenCard } from './parts/forbidden-card.tsx';
import { Highlights, HomeBanner, useHighlightBlocks } from './parts/highlights.tsx';
import { InvoiceCards } from './parts/invoice-cards.tsx';
import { LatestNews } from './parts/latest-news.tsx';
import { LatestOrdersCard } from './parts/latest-orders-card.tsx';
import { PortfolioCard } from './parts/portfolio-card.tsx';
import { QuickAccess } from './parts/quick-access.tsx';

const Greeting = () => {
  const text = useText();
  const today = useToday();
  const { displayName } = useSession();
  const date = formatDate(today);
  return (
    <div className="mb-2 sm:mb-4">
      <h1 className="w-fit font-heading text-2xl font-extrabold">
        {text('Hello, {name}', { name: displayName })}
      </h1>
      {/* The height is fixed, with or without an earlier visit: two lines on a phone, otherwise one. */}
      <div className="group flex min-h-12 items-start gap-x-4 sm:min-h-8 sm:items-center">
        <p className="shrink-0 text-ui-ink-soft max-sm:shrink group-has-[section]:max-lg:hidden">
          {text('Your account today, {date}.', { date })}
        </p>
        <DeferredLastVisit />
      </div>
    </div>
  );
};

/** The home page (spec 2, dashboard): the debt first, then orders, news and editorial content. */
const DashboardScreen = () => {
  const abilities = useAbilities();
  const blocks = useHighlightBlocks();
  const { headerKind } = useVariant();
  return (
    <>
      <Greeting />
      <div className="mb-5 empty:hidden">
        <Slot name="dashboard.top" />
      </div>
      <div className="grid gap-5 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-8">
          {abilities.seeDashboard ? (
            <PortfolioCard />
          ) : (
            <ForbiddenCard
              title="Your portfolio"
              reason="You cannot see your portfolio because you do not have the permission {permission}."
            />
          )}
        </div>
        {headerKind === 'lubricants' && (
          <div className="min-w-0 lg:col-span-12 print:hidden">
            <QuickAccess />
          </div>
        )}
        <div className="min-w-0 lg:col-span-12">
          {abilities.seeDashboard ? (
            <InvoiceCards />
          ) : (
            <ForbiddenCard
              title="Next invoices to pay"
              reason="You cannot see invoices because you do not have the permission {permission}."
            />
          )}
        </div>
        {/* On a phone, the debt comes first; on a wide screen, the highlights are beside it. */}
        <div className="min-w-0 lg:col-span-4 lg:col-start-9 lg:row-start-1 lg:grid print:hidden">
          <Highlights {...blocks} />
        </div>
        <div className="min-w-0 lg:col-span-12">
          {abilities.seeOrders ? (
            <LatestOrdersCard />
          ) : (
            <ForbiddenCard
              title="Latest orders"
              reason="You cannot see orders because you do not have the permission {permission}."
              purpose="orders"
            />
          )}
        </div>
        <div className="min-w-0 lg:col-span-12">
          <LatestNews />
        </div>
        <div className="min-w-0 empty:hidden lg:col-span-12 print:hidden">
          <HomeBanner {...blocks} />
        </div>
      </div>
    </>
  );
};

/**
 * Shows the changes since the last visit, after the first paint. The second line of the greeting has a fixed height,
 * so nothing below it moves.
 */
const DeferredLastVisit = () => {
  const session = useSession();
  const { browser } = usePortal();
  const { seePendingInvoices, seeOrders } = useAbilities();
  const [isPainted, setIsPainted] = useState(false);
  // Earlier visits are stored only in the browser.
  const isHydrated = useHydrated();
  const isShown = useMemo(
    () => isHydrated && hasVisited(browser.sharedStorage, session),
    [isHydrated, browser, session],
  );
  const canSeeChanges = seePendingInvoices || seeOrders;
  useEffect(
    () => (canSeeChanges ? afterFirstPaint(() => setIsPainted(true)) : undefined),
    [canSeeChanges],
  );
  if (!canSeeChanges) return null;
  return isPainted && <LastVisit isVisible={isShown} />;
};

export default DashboardScreen;
