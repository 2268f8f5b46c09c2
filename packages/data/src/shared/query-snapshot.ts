import { NetworkStatus, type ObservableQuery } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { Failure } from '@surtidor/domain';
import { toFailure } from './errors/to-failure.ts';
import type { QuerySnapshot } from './remote-state.ts';

type Result = Pick<ObservableQuery.Result<unknown>, 'loading' | 'networkStatus' | 'error'>;

const neverIgnoredCodes: ReadonlySet<Failure['code']> = new Set(['unauthorized', 'forbidden']);

/** Returns the failure of a result, or null if its partial data is used instead. */
function toVisibleFailure(error: unknown, hasPartialData: boolean): Failure | null {
  const failure = toFailure(error);
  return hasPartialData && CombinedGraphQLErrors.is(error) && !neverIgnoredCodes.has(failure.code)
    ? null
    : failure;
}

/** Creates the snapshot of a request from an Apollo result and its mapped value. */
export const createQuerySnapshot = <T>(
  { loading, networkStatus, error }: Result,
  value: T | null | undefined,
  lastValue: T | null | undefined,
  acceptsPartialData = false,
): QuerySnapshot<T> => ({
  loading,
  failure: error ? toVisibleFailure(error, acceptsPartialData && value != null) : null,
  // A completed request without a value has no data; before that there is no response.
  value: networkStatus === NetworkStatus.ready ? (value ?? null) : value,
  lastValue,
});
