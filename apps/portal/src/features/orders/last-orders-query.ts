import type { KeyValueStorage } from '../../platform/browser/storage.ts';

const key = 'surtidor-orders-query';

/** Notes which orders this tab was looking at, so that an order leads back to them. */
export const noteOrdersQuery = (tab: KeyValueStorage, query: string): void => tab.set(key, query);

/** The address of the orders list as this tab last had it. */
export function lastOrdersPath(tab: KeyValueStorage, path: string): string {
  const query = new URLSearchParams(tab.get(key) ?? '').toString();
  return query === '' ? path : `${path}?${query}`;
}
