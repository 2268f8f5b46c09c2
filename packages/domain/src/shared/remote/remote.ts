import { assertNever } from '../assert-never.ts';
import type { Failure } from '../errors/types.ts';
import type { RemoteState } from './types.ts';

/** The loaded value, also if it is stale; undefined if none. */
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

/** The state after a request started, which keeps the current value. */
export const remoteLoading = <T>(state: RemoteState<T>): RemoteState<T> => {
  const value = getRemoteData(state);
  return value === undefined ? { kind: 'loading' } : { kind: 'ready', value, refreshing: true };
};

/** The state after a response; empty for null and undefined. */
export const remoteLoaded = <T>(value: T | null | undefined): RemoteState<T> =>
  value === null || value === undefined
    ? { kind: 'empty' }
    : { kind: 'ready', value, refreshing: false };

/** The state after a failed request. The value becomes stale, or is removed if unauthorized (spec 8). */
export const remoteFailed = <T>(state: RemoteState<T>, failure: Failure): RemoteState<T> => {
  if (failure.code === 'unauthorized') return { kind: 'unauthorized' };
  const stale = getRemoteData(state);
  return stale === undefined ? { kind: 'failed', failure } : { kind: 'failed', failure, stale };
};
