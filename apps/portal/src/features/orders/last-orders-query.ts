import type { KeyValueStorage } from '../../platform/browser/storage.ts';

const storageKey = 'surtidor-orders-query';

/** Saves the filters of the list in this tab, so that an order's page can link back to it. */
export const saveOrdersQuery = (tabStorage: KeyValueStorage, query: string): void => {
  tabStorage.set(storageKey, query);
};

/** Returns the last path of the orders list in this tab. */
export function getLastOrdersPath(tabStorage: KeyValueStorage, path: string): string {
  const query = new URLSearchParams(tabStorage.get(storageKey) ?? '').toString();
  return query === '' ? path : `${path}?${query}`;
}
