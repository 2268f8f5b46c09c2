import type { KeyValueStorage } from '../../platform/browser/storage.ts';

const key = 'surtidor-orders-query';

/** Saves the filters of the list in this tab, so that an order's page can link back to it. */
export const noteOrdersQuery = (tab: KeyValueStorage, query: string): void => tab.set(key, query);

/** The last path of the orders list in this tab. */
export function lastOrdersPath(tab: KeyValueStorage, path: string): string {
  const query = new URLSearchParams(tab.get(key) ?? '').toString();
  return query === '' ? path : `${path}?${query}`;
}
