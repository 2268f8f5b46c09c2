import type { OperationVariables } from '@apollo/client';
import type { RemoteState } from '@surtidor/domain';
import type { BackendProfile } from '../backend-profile/index.ts';
import type { DataClient } from '../client/data-client.ts';
import { createQuerySnapshot } from './query-snapshot.ts';
import type { StoreContext } from './readers.ts';
import { refetchLatest } from './refetch-latest.ts';
import { getCurrentFetchPolicy, type RemoteQuery } from './remote-query.ts';
import { getRemoteState } from './remote-state.ts';
import { getSharedStore } from './shared-store.ts';
import { createQueryStore, type Store } from './store.ts';

/** A remote value that can be watched. */
export interface RemoteStore<T> extends Store<RemoteState<T>> {
  /** Refetches; the current value stays meanwhile. */
  readonly retry: () => void;
}

/** Context of the stores: client, store and backend. */
export interface DataContext {
  readonly client: DataClient;
  readonly storeContext: StoreContext;
  /** The backend profile. */
  readonly backendProfile: BackendProfile;
}

/** Watches a query and exposes domain states. */
export function createRemoteStore<TData, TVariables extends OperationVariables, TValue>(
  context: DataContext,
  query: RemoteQuery<TData, TVariables, TValue>,
  variables: TVariables,
): RemoteStore<TValue> {
  const createStore = () => watchRemote(context, query, variables);
  if (query.fetchPolicy !== 'no-cache') return createStore();
  const { client, storeContext } = context;
  return getSharedStore(
    client,
    query.document,
    JSON.stringify([variables, storeContext]),
    createStore,
  );
}

function watchRemote<TData, TVariables extends OperationVariables, TValue>(
  { client, storeContext }: DataContext,
  {
    document,
    fetchPolicy,
    read,
    isEmpty,
    missing,
    partial = false,
  }: RemoteQuery<TData, TVariables, TValue>,
  variables: TVariables,
): RemoteStore<TValue> {
  const watched = client.watchQuery<TData>({
    query: document,
    variables,
    fetchPolicy: getCurrentFetchPolicy(fetchPolicy),
    errorPolicy: partial ? 'all' : 'none',
  });
  let lastValue: TValue | null | undefined;
  let lastResponse: { readonly data: unknown; readonly value: TValue | null } | undefined;

  /** Maps a response; the same data is mapped only once. */
  const readOnce = (data: TData): TValue | null => {
    if (lastResponse?.data !== data) lastResponse = { data, value: read(data, storeContext) };
    return lastResponse.value;
  };
  const getState = (result: ReturnType<typeof watched.getCurrentResult>) => {
    // The document's type describes the result; `read` checks the actual data.
    const value = result.data == null ? undefined : readOnce(result.data as TData);
    lastValue = value ?? lastValue;
    return getRemoteState(createQuerySnapshot(result, value, lastValue, partial), isEmpty, missing);
  };
  return {
    ...createQueryStore(watched, getState),
    retry: () => {
      refetchLatest(watched);
    },
  };
}

/** A state after the initial request. */
type FinalState<T> = Exclude<RemoteState<T>, { readonly kind: 'idle' | 'loading' }>;

/** Subscribes until the initial request has completed, and resolves with the state. */
export function getFinalState<T>(store: RemoteStore<T>): Promise<FinalState<T>> {
  let unsubscribe = () => {};
  return new Promise<FinalState<T>>((resolve) => {
    const check = () => {
      const state = store.getState();
      if (state.kind !== 'idle' && state.kind !== 'loading') resolve(state);
    };
    unsubscribe = store.subscribe(check);
    check();
  }).finally(() => unsubscribe());
}
