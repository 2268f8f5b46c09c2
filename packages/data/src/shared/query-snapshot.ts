import { NetworkStatus, type ObservableQuery } from '@apollo/client';
import { toFailure } from '../errors/to-failure.ts';
import type { QuerySnapshot } from './remote-state.ts';

type Result = Pick<ObservableQuery.Result<unknown>, 'loading' | 'networkStatus' | 'error'>;

/** What an Apollo result says of a request, with the value its data was read as. */
export const querySnapshot = <T>(
  { loading, networkStatus, error }: Result,
  value: T | null | undefined,
  known: T | null | undefined,
): QuerySnapshot<T> => ({
  loading,
  failure: error ? toFailure(error) : null,
  // A request that is ready and brought nothing has no entry; before that there is no answer yet.
  value: networkStatus === NetworkStatus.ready ? (value ?? null) : value,
  known,
});
