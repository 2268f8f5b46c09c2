import type { ApolloClient } from '@apollo/client';
import { createContext, createElement, type ReactNode, useContext, useMemo } from 'react';
import type { BackendProfile } from '../backend-profile/index.ts';
import type { StoreContext } from './readers.ts';
import type { DataContext } from './remote-store.ts';

const CurrentDataContext = createContext<DataContext | null>(null);

export interface SurtidorDataProps {
  readonly client: ApolloClient;
  /** The store's currency and zone and the product's key; compared by content. */
  readonly storeContext: StoreContext;
  /** What the backend offers and how it differs. Stays the same object. */
  readonly backendProfile: BackendProfile;
  readonly children?: ReactNode;
}

/** Gives the screens below it the client and the store context they speak to. */
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
 * The client and the store context of the nearest `SurtidorData`.
 * @throws Error outside of one: a mistake of assembly, not of data.
 */
export function useDataContext(): DataContext {
  const dataContext = useContext(CurrentDataContext);
  if (!dataContext) throw new Error('Data hooks need a <SurtidorData> above them.');
  return dataContext;
}
