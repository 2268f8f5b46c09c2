import { assertNever } from '../assert-never.ts';
import type { Failure } from '../errors/types.ts';
import type { RemoteState } from './types.ts';

/** The loaded value, fresh or stale; undefined if none. */
export const remoteData = <T>(state: RemoteState<T>): T | undefined => {
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

/** A request started: the current value stays while refreshing. */
export const remoteLoading = <T>(state: RemoteState<T>): RemoteState<T> => {
  const value = remoteData(state);
  return value === undefined ? { kind: 'loading' } : { kind: 'ready', value, refreshing: true };
};

/** A response arrived; null and undefined are empty. */
export const remoteLoaded = <T>(value: T | null | undefined): RemoteState<T> =>
  value === null || value === undefined
    ? { kind: 'empty' }
    : { kind: 'ready', value, refreshing: false };

/** A request failed: the value becomes stale, or is dropped if unauthorized (spec 8). */
export const remoteFailed = <T>(state: RemoteState<T>, failure: Failure): RemoteState<T> => {
  if (failure.code === 'unauthorized') return { kind: 'unauthorized' };
  const stale = remoteData(state);
  return stale === undefined ? { kind: 'failed', failure } : { kind: 'failed', failure, stale };
};
