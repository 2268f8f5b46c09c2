import { getOrderStatus, hasLockedStyle } from './status.ts';
import type { Order, StatusSixOption } from './types.ts';

/** Whether an order can be selected. */
export type OrderPredicate = (order: Order) => boolean;

/** Toggles an order; disabled ones are never added (spec 2). */
export const toggleOrder = (
  selected: readonly string[],
  order: Order,
  isEnabled: OrderPredicate,
): readonly string[] => {
  if (selected.includes(order.id)) return selected.filter((id) => id !== order.id);
  return isEnabled(order) ? [...selected, order.id] : selected;
};

/** Refreshes the selection: disabled and missing orders are removed (spec 2). */
export const refreshOrderSelection = (
  selected: readonly string[],
  orders: readonly Order[],
  isEnabled: OrderPredicate,
): readonly string[] => {
  const enabledIds = new Set(orders.filter(isEnabled).map(({ id }) => id));
  return selected.filter((id) => enabledIds.has(id));
};

/** Whether an order can be selected. Locked and deleted orders cannot, because they have no documents (inferred). */
export const isSelectableOrder = (
  order: Pick<Order, 'locked' | 'statusCode'>,
  statusSix: StatusSixOption,
): boolean => !hasLockedStyle(order) && getOrderStatus(order.statusCode, statusSix) !== 'deleted';
