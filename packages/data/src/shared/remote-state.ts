import { type Failure, noDataFailure, type RemoteState } from '@surtidor/domain';

/** What is known of one request: the only place where loading, error and data meet. */
export interface QuerySnapshot<T> {
  readonly loading: boolean;
  readonly failure: Failure | null;
  /** The value read; null when the answer had no entry, undefined when there is no answer yet. */
  readonly value: T | null | undefined;
  /** The last good value of the very same question. */
  readonly known: T | null | undefined;
}

const failedState = <T>(failure: Failure, stale: T | null | undefined): RemoteState<T> => {
  if (failure.code === 'unauthorized') return { kind: 'unauthorized' };
  return stale == null ? { kind: 'failed', failure } : { kind: 'failed', failure, stale };
};

/** The state a screen sees, from what is known of the request (spec 4, "Lists"). */
export function remoteState<T>(
  { loading, failure, value, known }: QuerySnapshot<T>,
  isEmpty: (value: T) => boolean = () => false,
): RemoteState<T> {
  if (failure) return failedState(failure, known);
  const shown = loading ? (value ?? known) : value;
  if (shown == null) return loading ? { kind: 'loading' } : failedState(noDataFailure, known);
  return isEmpty(shown) && !loading
    ? { kind: 'empty' }
    : { kind: 'ready', value: shown, refreshing: loading };
}
