import { assertNever } from '../assert-never.ts';
import type { Failure } from '../errors/types.ts';
import type { RemoteState } from './types.ts';

/** Returns the loaded value, even if it is stale; undefined if there is none. */
export const getRemoteData = <T>(state: RemoteState<T>): T | undefined => {
  switch (state.kind) {
    case 'ready':
      return state.value;
    case 'failed':
      return state.stale;
    case 'idle':
    case 'loading':
    case 'empty':
    case 'unauthorized':
      return undefined;
    default:
      return assertNever(state);
  }
};

/** Returns the state after a request started, which keeps the current value. */
export const toLoadingState = <T>(state: RemoteState<T>): RemoteState<T> => {
  const value = getRemoteData(state);
  return value === undefined ? { kind: 'loading' } : { kind: 'ready', value, refreshing: true };
};

/** Returns the state after a response; empty for null and undefined. */
export const toLoadedState = <T>(value: T | null | undefined): RemoteState<T> =>
  value === null || value === undefined
    ? { kind: 'empty' }
    : { kind: 'ready', value, refreshing: false };

/** Returns the state after a failed request. The value becomes stale, or is removed if unauthorized (spec 8). */
export const toFailedState = <T>(state: RemoteState<T>, failure: Failure): RemoteState<T> => {
  if (failure.code === 'unauthorized') return { kind: 'unauthorized' };
  const stale = getRemoteData(state);
  return stale === undefined ? { kind: 'failed', failure } : { kind: 'failed', failure, stale };
};
