import type { ObservableQuery } from '@apollo/client';

/** Something a component can follow with `useSyncExternalStore`. */
export interface Store<TState> {
  readonly getState: () => TState;
  /** Calls back after each change; the function returned ends that. */
  readonly subscribe: (onChange: () => void) => () => void;
}

/** Follows an Apollo query and keeps the state made of its last result. */
export function storeOf<TData, TState>(
  watched: ObservableQuery<TData>,
  stateOf: (result: ObservableQuery.Result<TData>) => TState,
): Store<TState> {
  let state = stateOf(watched.getCurrentResult());
  return {
    getState: () => state,
    subscribe: (onChange) => {
      const subscription = watched.subscribe((result) => {
        state = stateOf(result);
        onChange();
      });
      // React leaves and comes back at once in strict mode: a short wait keeps the request alive.
      return () => setTimeout(() => subscription.unsubscribe());
    },
  };
}
