import type { ApolloClient } from '@apollo/client';
import { createContext, createElement, type ReactNode, useContext, useMemo } from 'react';
import type { Surroundings } from './remote-store.ts';
import type { Market } from './wire.ts';

const DataContext = createContext<Surroundings | null>(null);

export interface SurtidorDataProps {
  readonly client: ApolloClient;
  /** The store's currency and zone and the product's key; compared by content. */
  readonly market: Market;
  readonly children?: ReactNode;
}

/** Gives the screens below it the client and the market they speak to. */
export function SurtidorData({ client, market, children }: SurtidorDataProps): ReactNode {
  const { currency, timeZone, product } = market;
  const value = useMemo(
    () => ({ client, market: { currency, timeZone, product } }),
    [client, currency, timeZone, product],
  );
  return createElement(DataContext, { value, children });
}

/**
 * The client and the market of the nearest `SurtidorData`.
 * @throws Error outside of one: a mistake of assembly, not of data.
 */
export function useSurroundings(): Surroundings {
  const surroundings = useContext(DataContext);
  if (!surroundings) throw new Error('Data hooks need a <SurtidorData> above them.');
  return surroundings;
}
