import { matchRoute, parseOrderNumber } from '@surtidor/domain';
import { useSyncExternalStore } from 'react';
import { useSharedInbox } from '../../features/notifications/inbox-context.tsx';
import { usePortal } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { useLocation } from '../../platform/router/index.ts';
import { PageTitle } from './page-title.tsx';

/** Names a page of somebody signed in, an order's by its number, with the number of unread notifications. */
export const MemberPageTitle = ({ title }: { title: string }) => {
  const text = useText();
  const { pathname, search } = useLocation();
  const { product } = usePortal().deploymentOptions;
  const number =
    matchRoute(pathname, product)?.id === 'order-details'
      ? parseOrderNumber(new URLSearchParams(search).get('orderNumber'))
      : null;
  const name = number === null ? title : text('Order {number}', { number });
  const { subscribe, getUnread } = useSharedInbox();
  return <PageTitle title={name} unread={useSyncExternalStore(subscribe, getUnread, getUnread)} />;
};
