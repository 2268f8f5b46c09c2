import type { Notification } from '@surtidor/domain';

/** Notifications written this long before the page was opened count as new, since clocks differ. */
export const newsMarginMs = 5 * 60_000;

/**
 * The orders of new notifications. In the first response of a connection only those written after `since`
 * are new: the lists were fetched before the connection was open.
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
