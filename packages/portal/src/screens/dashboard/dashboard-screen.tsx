import {
  useAbilities,
  useSession,
  useToday,
  useVariant,
} from '../../platform/context/portal-context.tsx';
import { formatDate } from '../../platform/format/format-date.ts';
import { useText } from '../../platform/messages/text-context.tsx';
import { Slot } from '../../platform/slots/slot.tsx';
import { ForbiddenCard } from './parts/forbidden-card.tsx';
import { Highlights, HomeBanner, useHighlightBlocks } from './parts/highlights.tsx';
import { InvoiceCards } from './parts/invoice-cards.tsx';
import { LatestNews } from './parts/latest-news.tsx';
import { LatestOrdersCard } from './parts/latest-orders-card.tsx';
import { PortfolioCard } from './parts/portfolio-card.tsx';
import { QuickAccess } from './parts/quick-access.tsx';
import '../../shared/messages/spanish/dashboard.ts';

const Greeting = () => {
  const text = useText();
  const today = useToday();
  const { displayName } = useSession();
  const date = formatDate(today, text);
  return (
    <div className="mb-4 pt-3 lg:pt-2">
      <h1 className="w-fit font-heading text-2xl font-extrabold">
        {text('Hello, {name}', { name: displayName })}
      </h1>
      <p className="text-ui-ink-soft">{text('Your account today, {date}.', { date })}</p>
    </div>
  );
};

const LatestOrders = () =>
  useAbilities().seeOrders ? (
    <LatestOrdersCard />
  ) : (
    <ForbiddenCard
      title="Latest orders"
      reason="You cannot see orders because you do not have the permission {permission}."
      purpose="orders"
    />
  );

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
          <LatestOrders />
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

export default DashboardScreen;
