import { NetworkStatus, type ObservableQuery } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { Failure } from '@surtidor/domain';
import { toFailure } from './errors/to-failure.ts';
import type { QuerySnapshot } from './remote-state.ts';

type Result = Pick<ObservableQuery.Result<unknown>, 'loading' | 'networkStatus' | 'error'>;

const neverOverlooked: ReadonlySet<Failure['code']> = new Set(['unauthorized', 'forbidden']);

/** The failure of a result; none if partial data is used. */
function failureOf(error: unknown, hasPart: boolean): Failure | null {
  const failure = toFailure(error);
  return hasPart && CombinedGraphQLErrors.is(error) && !neverOverlooked.has(failure.code)
    ? null
    : failure;
}

/** The state of a request from an Apollo result and its mapped value. */
export const querySnapshot = <T>(
  { loading, networkStatus, error }: Result,
  value: T | null | undefined,
  known: T | null | undefined,
  usesPartial = false,
): QuerySnapshot<T> => ({
  loading,
  failure: error ? failureOf(error, usesPartial && value != null) : null,
  // A completed request without a value has no data; before that there is no response.
  value: networkStatus === NetworkStatus.ready ? (value ?? null) : value,
  known,
});
