import { countUnread, matchRoute, parseOrderNumber } from '@surtidor/domain';
import { useInboxSnapshot } from '../../features/notifications/inbox-context.tsx';
import { usePortal } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { getData } from '../../platform/remote/frame-state.ts';
import { useLocation } from '../../platform/router/index.ts';
import { getPage } from '../../platform/routes/find-page.ts';

/** Formats the document title: unread count first, product last. */
export const formatPageTitle = (title: string, product: string, unreadCount = 0): string =>
  `${unreadCount > 0 ? `(${unreadCount}) ` : ''}${title} · ${product}`;

/** Returns the title of the current page; an order's page has its number. */
function usePageName(): string {
  const text = useText();
  const { pathname, search } = useLocation();
  const { product } = usePortal().deploymentOptions;
  const route = matchRoute(pathname, product);
  const parameters = new URLSearchParams(search);
  const order =
    route?.id === 'order-details' ? parseOrderNumber(parameters.get('orderNumber')) : null;
  if (order !== null) return text('Order {number}', { number: order });
  return text((route && getPage(route.id, parameters)?.title) ?? route?.title ?? 'Page not found');
}

const PageTitle = ({ unreadCount }: { unreadCount?: number }) => {
  const { product } = usePortal().deploymentOptions;
  // React hoists the element into the document's head, even on the server.
  return <title>{formatPageTitle(usePageName(), product, unreadCount)}</title>;
};

const CountedPageTitle = () => (
  <PageTitle unreadCount={countUnread(getData(useInboxSnapshot().state) ?? [])} />
);

/** Renders the title of a page within a session, with the unread count. */
export const MemberPageTitle = () =>
  usePortal().config.realtime === null ? <PageTitle /> : <CountedPageTitle />;

/** Renders the title of a page outside a session. */
export const GuestPageTitle = () => <PageTitle />;
