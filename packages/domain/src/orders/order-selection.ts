import type { Order, OrderDownloads } from './types.ts';

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

/** Addresses of one kind of document of the selected orders, in the list's order (spec 2). */
export const selectedDownloads = (
  selected: readonly string[],
  orders: readonly Order[],
  kind: keyof OrderDownloads,
): readonly string[] =>
  orders
    .filter(({ id }) => selected.includes(id))
    .map(({ downloads }) => downloads[kind])
    .filter((address) => address !== '');
