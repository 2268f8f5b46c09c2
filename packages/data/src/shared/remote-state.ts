import {
  type Failure,
  noDataFailure,
  type RemoteState,
  remoteFailed,
  remoteLoaded,
  remoteLoading,
} from '@surtidor/domain';

/** What is known of one request: the only place where loading, error and data meet. */
export interface QuerySnapshot<T> {
  readonly loading: boolean;
  readonly failure: Failure | null;
  /** The value read; null when the answer had no entry, undefined when there is no answer yet. */
  readonly value: T | null | undefined;
  /** The last good value of the very same question. */
  readonly known: T | null | undefined;
}

/** What a screen saw last, as far as it matters to what it sees next: the value, or nothing. */
const before = <T>(known: T | null | undefined): RemoteState<T> =>
  known == null ? { kind: 'idle' } : remoteLoaded(known);

/**
 * The state a screen sees, from what is known of the request: the domain's own transitions over
 * what Apollo tells of it (spec 4, "Lists").
 */
export function remoteState<T>(
  { loading, failure, value, known }: QuerySnapshot<T>,
  isEmpty: (value: T) => boolean = () => false,
  missing: Failure = noDataFailure,
): RemoteState<T> {
  if (failure) return remoteFailed(before(known), failure);
  if (loading) return remoteLoading(before(value ?? known));
  if (value == null) return remoteFailed(before(known), missing);
  return isEmpty(value) ? { kind: 'empty' } : remoteLoaded(value);
}
