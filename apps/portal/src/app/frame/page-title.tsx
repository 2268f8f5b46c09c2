import { matchRoute, parseOrderNumber } from '@surtidor/domain';
import { useSyncExternalStore } from 'react';
import { useSharedInbox } from '../../features/notifications/inbox-context.tsx';
import { usePortal } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { useLocation } from '../../platform/router/index.ts';
import { getPage } from '../../platform/routes/find-page.ts';

/** The document title: unread count first, product last. */
export const formatPageTitle = (title: string, product: string, unread = 0): string =>
  `${unread > 0 ? `(${unread}) ` : ''}${title} · ${product}`;

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

const PageTitle = ({ unread }: { unread?: number }) => {
  const { product } = usePortal().deploymentOptions;
  // React hoists the element into the document's head, also on the server.
  return <title>{formatPageTitle(usePageName(), product, unread)}</title>;
};

/** The title of a page within a session, with the unread count. */
export const MemberPageTitle = () => {
  const { subscribe, getUnreadCount } = useSharedInbox();
  return <PageTitle unread={useSyncExternalStore(subscribe, getUnreadCount, getUnreadCount)} />;
};

/** The title of a page outside a session. */
export const GuestPageTitle = () => <PageTitle />;
