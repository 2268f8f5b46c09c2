import { isLockedStyle, orderStatusOf } from './status.ts';
import type { Order, StatusSixOption } from './types.ts';

/** Whether an order can be selected. */
export type OrderEnabled = (order: Order) => boolean;

/** Adds an order to the selection or takes it out; a disabled one is never added (spec 2). */
export const toggleOrder = (
  selected: readonly string[],
  order: Order,
  isEnabled: OrderEnabled,
): readonly string[] => {
  if (selected.includes(order.id)) return selected.filter((id) => id !== order.id);
  return isEnabled(order) ? [...selected, order.id] : selected;
};

/** The selection after the list changed: an item that became disabled or left is cleared (spec 2). */
export const refreshOrderSelection = (
  selected: readonly string[],
  orders: readonly Order[],
  isEnabled: OrderEnabled,
): readonly string[] => {
  const enabled = new Set(orders.filter(isEnabled).map(({ id }) => id));
  return selected.filter((id) => enabled.has(id));
};

/**
 * Whether an order is there to be selected: one that is held back or deleted is not (inferred). A
 * deleted order has no papers, and a locked one none yet.
 */
export const isSelectableOrder = (
  order: Pick<Order, 'locked' | 'statusCode'>,
  six: StatusSixOption,
): boolean => !isLockedStyle(order) && orderStatusOf(order.statusCode, six) !== 'deleted';
