import type { OperationVariables } from '@apollo/client';
import type { RemoteState } from '@surtidor/domain';
import { useMemo, useSyncExternalStore } from 'react';
import { isSupported } from './is-supported.ts';
import type { RemoteQuery } from './remote-query.ts';
import { createRemoteStore, type RemoteStore } from './remote-store.ts';
import { useDataContext } from './surtidor-data.ts';

/** A remote value in a screen. */
export interface Remote<T> {
  readonly state: RemoteState<T>;
  /** Refetches; the current value stays meanwhile. */
  readonly retry: () => void;
}

const idle: RemoteStore<never> = {
  getState: () => idleState,
  subscribe: () => () => undefined,
  retry: () => undefined,
};
const idleState = { kind: 'idle' } as const;

/**
 * Subscribes to a query. It is idle without variables or backend support. Variables are compared by value and queries by
 * document, so both can be inline.
 */
export function useRemote<TData, TVariables extends OperationVariables, TValue>(
  query: RemoteQuery<TData, TVariables, TValue>,
  variables: TVariables | null,
): Remote<TValue> {
  const dataContext = useDataContext();
  const cacheKey = JSON.stringify(variables);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `cacheKey` represents the variables, the document the query
  const store = useMemo(
    () =>
      variables && isSupported(dataContext, query.document)
        ? createRemoteStore(dataContext, query, variables)
        : idle,
    [dataContext, query.document, cacheKey],
  );
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  return { state, retry: store.retry };
}
