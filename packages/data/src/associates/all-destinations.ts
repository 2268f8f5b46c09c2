import { createFailure, pageSizes } from '@surtidor/domain';
import type { Destination } from '@surtidor/domain/associates';
import { done, failed, type Outcome } from '../shared/outcome.ts';
import { defineRemoteQuery } from '../shared/remote-query.ts';
import { createRemoteStore, type DataContext, getFinalState } from '../shared/remote-store.ts';
import { keepReadableRows, readRows } from '../shared/rows.ts';
import { type Remote, useRemote } from '../shared/use-remote.ts';
import { DestinationsDocument } from './destinations.generated.ts';
import { toDestination } from './to-destination.ts';

/** All destinations of the client in one response, for forms (spec 7 and 9: 20000). */
export const allDestinationsQuery = defineRemoteQuery({
  document: DestinationsDocument,
  fetchPolicy: 'no-cache',
  missing: createFailure('stations-not-found'),
  read: ({ listarDestinatarios: output }) =>
    keepReadableRows(readRows(output?.items, toDestination)),
});

const allDestinationsVariables = { pageSize: pageSizes.stationsEditProfile, page: 1 };

/** Queries all destinations, if enabled. */
export const useAllDestinations = (enabled: boolean): Remote<readonly Destination[]> =>
  useRemote(allDestinationsQuery, enabled ? allDestinationsVariables : null);

/** Fetches all destinations, unless they are already loaded. */
export async function fetchAllDestinations(
  dataContext: DataContext,
): Promise<Outcome<readonly Destination[]>> {
  const store = createRemoteStore(dataContext, allDestinationsQuery, allDestinationsVariables);
  const state = await getFinalState(store);
  switch (state.kind) {
    case 'ready':
      return done(state.value);
    case 'empty':
      return done([]);
    case 'failed':
      return failed(state.failure);
    case 'unauthorized':
      return failed(createFailure('unauthorized'));
  }
}
