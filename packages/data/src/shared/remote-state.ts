import {
  type Failure,
  noDataFailure,
  type RemoteState,
  toFailedState,
  toLoadedState,
  toLoadingState,
} from '@surtidor/domain';

/** The state of a request: loading, error and data. */
export interface QuerySnapshot<T> {
  readonly loading: boolean;
  readonly failure: Failure | null;
  /** The mapped value; null without data, undefined before a response. */
  readonly value: T | null | undefined;
  /** The last value for the same variables. */
  readonly lastValue: T | null | undefined;
}

/** Returns the state before the request, from its last value. */
const toPreviousState = <T>(lastValue: T | null | undefined): RemoteState<T> =>
  lastValue == null ? { kind: 'idle' } : toLoadedState(lastValue);

/** Derives the state of a screen from a request, using the domain's transitions (spec 4, "Lists"). */
export function getRemoteState<T>(
  { loading, failure, value, lastValue }: QuerySnapshot<T>,
  isEmpty: (value: T) => boolean = (list) => Array.isArray(list) && list.length === 0,
  missing: Failure = noDataFailure,
): RemoteState<T> {
  if (failure) return toFailedState(toPreviousState(lastValue), failure);
  if (loading) return toLoadingState(toPreviousState(value ?? lastValue));
  if (value == null) return toFailedState(toPreviousState(lastValue), missing);
  return isEmpty(value) ? { kind: 'empty' } : toLoadedState(value);
}
