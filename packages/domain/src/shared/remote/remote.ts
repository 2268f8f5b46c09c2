import type { Failure } from '../../errors/types.ts';
import { assertNever } from '../assert-never.ts';
import type { RemoteState } from './types.ts';

/** What is known of a remote value, fresh or stale; undefined when nothing is. */
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

/** A request goes out: what is known stays on screen while it is refreshed. */
export const remoteLoading = <T>(state: RemoteState<T>): RemoteState<T> => {
  const value = remoteData(state);
  return value === undefined ? { kind: 'loading' } : { kind: 'ready', value, refreshing: true };
};

/** An answer came; null or undefined is an answer with nothing in it. */
export const remoteLoaded = <T>(value: T | null | undefined): RemoteState<T> =>
  value === null || value === undefined
    ? { kind: 'empty' }
    : { kind: 'ready', value, refreshing: false };

/** A request failed: what is known stays as stale; an unauthorized one keeps nothing (spec 8). */
export const remoteFailed = <T>(state: RemoteState<T>, failure: Failure): RemoteState<T> => {
  if (failure.code === 'unauthorized') return { kind: 'unauthorized' };
  const stale = remoteData(state);
  return stale === undefined ? { kind: 'failed', failure } : { kind: 'failed', failure, stale };
};
