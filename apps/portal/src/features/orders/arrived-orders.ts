import type { Notification } from '@surtidor/domain';

/** The tolerance for differing clocks: slightly older notifications count as new. */
export const newsMarginMs = 5 * 60_000;

/**
 * Returns the orders of new notifications. In the first response of a connection only notifications
 * after `since` are new, because the lists were fetched before the connection opened.
 * @param since A time in the store's time zone, 'YYYY-MM-DD HH:mm'.
 */
export function arrivedOrders(
  previous: readonly Notification[] | undefined,
  now: readonly Notification[] | undefined,
  since: string,
): readonly string[] {
  const known = new Set(previous?.map(({ key }) => key));
  const isNews = ({ key, moment }: Notification) =>
    previous === undefined
      ? moment !== null && `${moment.date} ${moment.time}` >= since
      : !known.has(key);
  return (now ?? []).flatMap((notification) => {
    const { orderNumber } = notification;
    return orderNumber !== null && isNews(notification) ? [orderNumber] : [];
  });
}
