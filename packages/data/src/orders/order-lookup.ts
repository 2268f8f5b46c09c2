import type { Order } from '@surtidor/domain/orders';

/** The result of looking up an order by its number; null if the client has no such order. */
export interface OrderLookup {
  readonly order: Order | null;
}

/** Reads the order of a look-up. Only an empty list has none; returns null for an unreadable response. */
export function readOrderLookup<TRow>(
  rows: readonly TRow[] | null | undefined,
  toOrder: (row: TRow) => Order | null,
): OrderLookup | null {
  if (!Array.isArray(rows)) return null;
  if (rows.length === 0) return { order: null };
  const order = toOrder(rows[0]);
  return order && { order };
}
