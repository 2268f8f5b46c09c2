import type { ObservableQuery } from '@apollo/client';
import type { WatchedQuery } from '../client/data-client.ts';

/** A store for `useSyncExternalStore`. */
export interface Store<TState> {
  readonly getState: () => TState;
  /** Calls `onChange` after each change. Returns an unsubscribe function. */
  readonly subscribe: (onChange: () => void) => () => void;
}

const hasSameFields = (state: object, other: object): boolean => {
  const fields = Object.entries(state);
  const otherFields = new Map(Object.entries(other));
  return (
    fields.length === otherFields.size &&
    fields.every(([name, value]) => otherFields.has(name) && otherFields.get(name) === value)
  );
};

/** Returns the previous state if the next one has the same fields, so that React renders nothing. */
export const keepSameState = <TState extends object>(previous: TState, next: TState): TState =>
  hasSameFields(previous, next) ? previous : next;

/** Watches an Apollo query and derives a state from its results. */
export function createQueryStore<TData, TState extends object>(
  query: WatchedQuery<TData>,
  getState: (result: ObservableQuery.Result<TData>) => TState,
): Store<TState> {
  let state = getState(query.getCurrentResult());
  return {
    getState: () => state,
    subscribe: (onChange) => {
      const subscription = query.subscribe((result) => {
        state = keepSameState(state, getState(result));
        onChange();
      });
      // Strict mode unsubscribes and resubscribes immediately: a short delay keeps the request alive.
      return () => setTimeout(() => subscription.unsubscribe());
    },
  };
}
