import { getLocalTime } from '@surtidor/domain';
import { useEffect, useState } from 'react';
import { useInbox } from '../../features/notifications/inbox-context.tsx';
import { getArrivedOrders, newsMarginMs } from '../../features/orders/arrived-orders.ts';
import { notifyOrderNews } from '../../features/orders/order-news.ts';
import { usePortal, useVariant } from '../../platform/context/portal-context.tsx';
import { getData } from '../../platform/remote/frame-state.ts';

/** Announces the orders of new notifications to the pages that show orders. */
export function useOrderAnnouncements(): void {
  const inbox = useInbox();
  const { now } = usePortal();
  const { timeZone } = useVariant();
  const [mountedAt] = useState(now);
  useEffect(() => {
    const { date, time } = getLocalTime(timeZone, mountedAt - newsMarginMs);
    const startTime = `${date} ${time.slice(0, 5)}`;
    const getNotifications = () => {
      const { state } = inbox.getSnapshot();
      return state.kind === 'empty' ? [] : getData(state);
    };
    let previousNotifications = getNotifications();
    return inbox.subscribe(() => {
      const currentNotifications = getNotifications();
      notifyOrderNews(getArrivedOrders(previousNotifications, currentNotifications, startTime));
      previousNotifications = currentNotifications ?? previousNotifications;
    });
  }, [inbox, timeZone, mountedAt]);
}
