import type { Notification } from '@surtidor/domain/notifications';

/** The tolerance for differing clocks: slightly older notifications count as new. */
export const newsMarginMs = 5 * 60_000;

/**
 * Returns the orders of new notifications. In the first response of a connection only notifications after `startTime`
 * are new, because the lists were fetched before the connection opened.
 * @param startTime A time in the store's time zone, 'YYYY-MM-DD HH:mm'.
 */
export function getArrivedOrders(
  previousNotifications: readonly Notification[] | undefined,
  currentNotifications: readonly Notification[] | undefined,
  startTime: string,
): readonly string[] {
  const previousKeys = new Set(previousNotifications?.map(({ key }) => key));
  const isNew = ({ key, moment }: Notification) =>
    previousNotifications === undefined
      ? moment !== null && `${moment.date} ${moment.time}` >= startTime
      : !previousKeys.has(key);
  return (currentNotifications ?? []).flatMap((notification) => {
    const { orderNumber } = notification;
    return orderNumber !== null && isNew(notification) ? [orderNumber] : [];
  });
}
