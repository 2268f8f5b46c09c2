import { matchRoute, parseOrderNumber } from '@surtidor/domain';
import { useSyncExternalStore } from 'react';
import { useSharedInbox } from '../../features/notifications/inbox-context.tsx';
import { usePortal } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { useLocation } from '../../platform/router/index.ts';
import { pageOf } from '../../platform/routes/find-page.ts';

/** A page's name in the browser's tabs and history: what is unread first, the product last. */
export const pageTitle = (title: string, product: string, unread = 0): string =>
  `${unread > 0 ? `(${unread}) ` : ''}${title} · ${product}`;

/** Returns the name of the page at the current address; an order's page has its number. */
function usePageName(): string {
  const text = useText();
  const { pathname, search } = useLocation();
  const { product } = usePortal().deploymentOptions;
  const route = matchRoute(pathname, product);
  const parameters = new URLSearchParams(search);
  const order =
    route?.id === 'order-details' ? parseOrderNumber(parameters.get('orderNumber')) : null;
  if (order !== null) return text('Order {number}', { number: order });
  return text((route && pageOf(route.id, parameters)?.title) ?? route?.title ?? 'Page not found');
}

const PageTitle = ({ unread }: { unread?: number }) => {
  const { product } = usePortal().deploymentOptions;
  // React moves the element into the document's head, on the server too.
  return <title>{pageTitle(usePageName(), product, unread)}</title>;
};

/** Names a page of somebody signed in, with the number of unread notifications. */
export const MemberPageTitle = () => {
  const { subscribe, getUnread } = useSharedInbox();
  return <PageTitle unread={useSyncExternalStore(subscribe, getUnread, getUnread)} />;
};

/** Names a page that needs no session. */
export const GuestPageTitle = () => <PageTitle />;
