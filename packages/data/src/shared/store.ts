import type { ObservableQuery } from '@apollo/client';
import type { WatchedQuery } from '../client/data-client.ts';

/** A store for `useSyncExternalStore`. */
export interface Store<TState> {
  readonly getState: () => TState;
  /** Calls `onChange` after each change. Returns an unsubscribe function. */
  readonly subscribe: (onChange: () => void) => () => void;
}

/** Watches an Apollo query and derives a state from its results. */
export function createQueryStore<TData, TState>(
  query: WatchedQuery<TData>,
  getState: (result: ObservableQuery.Result<TData>) => TState,
): Store<TState> {
  let state = getState(query.getCurrentResult());
  return {
    getState: () => state,
    subscribe: (onChange) => {
      const subscription = query.subscribe((result) => {
        state = getState(result);
        onChange();
      });
      // Strict mode unsubscribes and resubscribes immediately: a short delay keeps the request alive.
      return () => setTimeout(() => subscription.unsubscribe());
    },
  };
}
