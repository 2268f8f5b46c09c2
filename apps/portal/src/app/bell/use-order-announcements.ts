import { getLocalTime } from '@surtidor/domain';
import { useEffect, useState } from 'react';
import { useSharedInbox } from '../../features/notifications/inbox-context.tsx';
import { getArrivedOrders, newsMarginMs } from '../../features/orders/arrived-orders.ts';
import { notifyOrderNews } from '../../features/orders/order-news.ts';
import { usePortal, useVariant } from '../../platform/context/portal-context.tsx';

/** Announces the orders of new notifications to the pages that show orders. */
export function useOrderAnnouncements(): void {
  const sharedInbox = useSharedInbox();
  const { now } = usePortal();
  const { timeZone } = useVariant();
  const [mountedAt] = useState(now);
  useEffect(() => {
    const { date, time } = getLocalTime(timeZone, mountedAt - newsMarginMs);
    const startTime = `${date} ${time.slice(0, 5)}`;
    let previousNotifications = sharedInbox.getNotifications();
    return sharedInbox.subscribe(() => {
      const currentNotifications = sharedInbox.getNotifications();
      notifyOrderNews(getArrivedOrders(previousNotifications, currentNotifications, startTime));
      previousNotifications = currentNotifications ?? previousNotifications;
    });
  }, [sharedInbox, timeZone, mountedAt]);
}
