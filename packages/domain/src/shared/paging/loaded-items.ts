import { assertNever } from '../assert-never.ts';
import type { Failure } from '../errors/types.ts';
import type { PagedState } from './types.ts';

/** The failure of a response without data (spec 4 and 8). */
export const noDataFailure: Failure = {
  code: 'data-not-found',
  message: { key: 'Data not found' },
};

/** Returns the loaded items of a list, including stale ones. */
export const getLoadedItems = <T>(state: PagedState<T>): readonly T[] => {
  switch (state.kind) {
    case 'ready':
      return state.items;
    case 'failed':
      return state.stale ?? [];
    case 'idle':
    case 'loading':
    case 'empty':
    case 'unauthorized':
      return [];
    default:
      return assertNever(state);
  }
};
