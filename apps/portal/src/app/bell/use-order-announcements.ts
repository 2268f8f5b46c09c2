import { getLocalTime } from '@surtidor/domain';
import { useEffect, useState } from 'react';
import { useSharedInbox } from '../../features/notifications/inbox-context.tsx';
import { arrivedOrders, newsMarginMs } from '../../features/orders/arrived-orders.ts';
import { announceOrders } from '../../features/orders/order-news.ts';
import { usePortal, useVariant } from '../../platform/context/portal-context.tsx';

/** Announces the orders of new notifications to the pages that show orders. */
export function useOrderAnnouncements(): void {
  const sharedInbox = useSharedInbox();
  const { now } = usePortal();
  const { timeZone } = useVariant();
  const [openedAt] = useState(now);
  useEffect(() => {
    const { date, time } = getLocalTime(timeZone, openedAt - newsMarginMs);
    const since = `${date} ${time.slice(0, 5)}`;
    let known = sharedInbox.getNotifications();
    return sharedInbox.subscribe(() => {
      const current = sharedInbox.getNotifications();
      announceOrders(arrivedOrders(known, current, since));
      known = current ?? known;
    });
  }, [sharedInbox, timeZone, openedAt]);
}
