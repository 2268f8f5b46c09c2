import { useEffect } from 'react';
import { useInboxHolder } from '../../features/notifications/inbox-context.tsx';
import { arrivedOrders } from '../../features/orders/arrived-orders.ts';
import { announceOrders } from '../../features/orders/order-news.ts';

/** Tells the pages that show orders which of them a notification has just named. */
export function useOrderAnnouncements(): void {
  const holder = useInboxHolder();
  useEffect(() => {
    let known = holder.getNotifications();
    return holder.subscribe(() => {
      const now = holder.getNotifications();
      announceOrders(arrivedOrders(known, now));
      known = now ?? known;
    });
  }, [holder]);
}
