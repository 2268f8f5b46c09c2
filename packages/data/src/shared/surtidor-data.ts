import { createContext, createElement, type ReactNode, useContext, useMemo } from 'react';
import type { BackendProfile } from '../backend-profile/index.ts';
import type { DataClient } from '../client/data-client.ts';
import type { StoreContext } from './readers.ts';
import type { DataContext } from './remote-store.ts';

const CurrentDataContext = createContext<DataContext | null>(null);

export interface SurtidorDataProps {
  readonly client: DataClient;
  /** The store's currency, time zone and product key; compared by value. */
  readonly storeContext: StoreContext;
  /** The backend profile; must keep its identity. */
  readonly backendProfile: BackendProfile;
  readonly children?: ReactNode;
}

/** Provides the client and the store context. */
export function SurtidorData({
  client,
  storeContext,
  backendProfile,
  children,
}: SurtidorDataProps): ReactNode {
  const { currency, timeZone, product } = storeContext;
  const value = useMemo(
    () => ({ client, storeContext: { currency, timeZone, product }, backendProfile }),
    [client, currency, timeZone, product, backendProfile],
  );
  return createElement(CurrentDataContext, { value, children });
}

/**
 * Returns the data context of the nearest `SurtidorData`.
 * @throws Error outside of one.
 */
export function useDataContext(): DataContext {
  const dataContext = useContext(CurrentDataContext);
  if (!dataContext) throw new Error('Data hooks must be used within <SurtidorData>.');
  return dataContext;
}
