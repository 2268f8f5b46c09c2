import type { Notification } from '@surtidor/domain';

/** How long before the page was opened a notification still counts as news: clocks differ. */
export const newsMarginMs = 5 * 60_000;

/**
 * The orders that notifications name which were not there before. Of the first answer of a
 * connection only what was written since `since` is news: the lists were queried before the
 * connection was open, and what happened in between reached neither.
 * @param since A day and time of the store, 'YYYY-MM-DD HH:mm'.
 */
export function arrivedOrders(
  before: readonly Notification[] | undefined,
  now: readonly Notification[] | undefined,
  since: string,
): readonly string[] {
  const known = new Set(before?.map(({ key }) => key));
  const isNews = ({ key, moment }: Notification) =>
    before === undefined
      ? moment !== null && `${moment.date} ${moment.time}` >= since
      : !known.has(key);
  return (now ?? []).flatMap((notification) => {
    const { orderNumber } = notification;
    return orderNumber !== null && isNews(notification) ? [orderNumber] : [];
  });
}
