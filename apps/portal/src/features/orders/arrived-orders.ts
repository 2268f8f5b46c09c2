import type { Notification } from '@surtidor/domain';

/**
 * The orders that notifications name which were not there before. What is there at first is no news:
 * the lists asked after it was written.
 */
export function arrivedOrders(
  before: readonly Notification[] | undefined,
  now: readonly Notification[] | undefined,
): readonly string[] {
  if (before === undefined || now === undefined) return [];
  const known = new Set(before.map(({ key }) => key));
  return now.flatMap(({ key, orderNumber }) =>
    orderNumber === null || known.has(key) ? [] : [orderNumber],
  );
}
