import { createFailure, type Destination, pageSizes } from '@surtidor/domain';
import type { RemoteQuery } from '../shared/remote-query.ts';
import { keepReadableRows, mapRows } from '../shared/rows.ts';
import { type Remote, useRemote } from '../shared/use-remote.ts';
import {
  DestinationsDocument,
  type DestinationsQuery,
  type DestinationsQueryVariables,
} from './destinations.generated.ts';
import { toDestination } from './to-destination.ts';

/** All destinations of the client in one response, for forms (spec 7 and 9: 20000). */
export const allDestinationsQuery: RemoteQuery<
  DestinationsQuery,
  DestinationsQueryVariables,
  readonly Destination[]
> = {
  document: DestinationsDocument,
  fetchPolicy: 'no-cache',
  missing: createFailure('stations-not-found'),
  read: ({ listarDestinatarios: output }) =>
    Array.isArray(output?.items) ? keepReadableRows(mapRows(output.items, toDestination)) : null,
  isEmpty: (destinations) => destinations.length === 0,
};

const allDestinationsVariables = { pageSize: pageSizes.stationsEditProfile, page: 1 };

/** Queries all destinations, if enabled. */
export const useAllDestinations = (enabled: boolean): Remote<readonly Destination[]> =>
  useRemote(allDestinationsQuery, enabled ? allDestinationsVariables : null);
