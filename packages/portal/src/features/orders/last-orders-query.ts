import type { KeyValueStorage } from '@surtidor/flows/core';
import { useHydrated } from '@tanstack/react-router';
import { usePortal, useRoutePath } from '../../platform/context/portal-context.tsx';

const storageKey = 'surtidor-orders-query';

/** Saves the filters of the list in this tab, so that an order's page can link back to it. */
export const saveOrdersQuery = (tabStorage: KeyValueStorage, query: string): void => {
  tabStorage.set(storageKey, query);
};

/**
 * Returns the last path of the orders list in this tab. During hydration it has no filters, because only the browser has
 * the storage of the tab.
 */
export function useLastOrdersPath(): string {
  const { tabStorage } = usePortal().browser;
  const path = useRoutePath()('orders');
  const isHydrated = useHydrated();
  const query = new URLSearchParams((isHydrated && tabStorage.get(storageKey)) || '').toString();
  return query === '' ? path : `${path}?${query}`;
}
