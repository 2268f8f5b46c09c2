import { useEffect } from 'react';
import { useSharedInbox } from '../../features/notifications/inbox-context.tsx';
import { arrivedOrders } from '../../features/orders/arrived-orders.ts';
import { announceOrders } from '../../features/orders/order-news.ts';

/** Tells the pages that show orders which of them a notification has just named. */
export function useOrderAnnouncements(): void {
  const sharedInbox = useSharedInbox();
  useEffect(() => {
    let known = sharedInbox.getNotifications();
    return sharedInbox.subscribe(() => {
      const now = sharedInbox.getNotifications();
      announceOrders(arrivedOrders(known, now));
      known = now ?? known;
    });
  }, [sharedInbox]);
}
