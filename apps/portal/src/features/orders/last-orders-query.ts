import type { KeyValueStorage } from '../../platform/browser/storage.ts';

const storageKey = 'surtidor-orders-query';

/** Saves the filters of the list in this tab, so that an order's page can link back to it. */
export const saveOrdersQuery = (tab: KeyValueStorage, query: string): void =>
  tab.set(storageKey, query);

/** The last path of the orders list in this tab. */
export function getLastOrdersPath(tab: KeyValueStorage, path: string): string {
  const query = new URLSearchParams(tab.get(storageKey) ?? '').toString();
  return query === '' ? path : `${path}?${query}`;
}
