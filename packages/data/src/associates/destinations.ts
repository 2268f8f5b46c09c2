import { type Destination, failure, pageSizes } from '@surtidor/domain';
import type { PagedQuery } from '../shared/paged-query.ts';
import { mapRows } from '../shared/rows.ts';
import { type PagedRemote, usePaged } from '../shared/use-paged.ts';
import { wholeNumber } from '../shared/wire.ts';
import {
  DestinationsDocument,
  type DestinationsQuery,
  type DestinationsQueryVariables,
} from './destinations.generated.ts';
import { toDestination } from './to-destination.ts';

/** The client's destinations, 50 a page (spec 7, `listarDestinatarios`). */
export const destinationsQuery: PagedQuery<
  DestinationsQuery,
  DestinationsQueryVariables,
  Destination
> = {
  document: DestinationsDocument,
  freshness: 'refresh',
  missing: failure('stations-not-found'),
  more: 'total',
  pageSize: pageSizes.stations,
  keyOf: ({ id }) => id,
  read: ({ listarDestinatarios: output }) =>
    Array.isArray(output?.items)
      ? {
          items: mapRows(output.items, toDestination),
          total: wholeNumber(output.total_count),
          extra: null,
        }
      : null,
};

/** Destinations whose code or commercial name has the words, page by page; null asks for none. */
export const useDestinations = (search: string | null): PagedRemote<Destination, null> =>
  usePaged(destinationsQuery, search === null ? null : { search });
