import { type Destination, pageSizes } from '@surtidor/domain';
import type { PagedQuery } from '../shared/paged-query.ts';
import type { RemoteQuery } from '../shared/remote-query.ts';
import { mapRows, readableRows } from '../shared/rows.ts';
import { type PagedRemote, usePaged } from '../shared/use-paged.ts';
import { type Remote, useRemote } from '../shared/use-remote.ts';
import { entry, text, wholeNumber } from '../shared/wire.ts';
import {
  DestinationsDocument,
  type DestinationsQuery,
  type DestinationsQueryVariables,
} from './destinations.generated.ts';

type Row = NonNullable<NonNullable<DestinationsQuery['listarDestinatarios']>['items']>[number];

/** A destination of the client (spec 3); null without id or code: neither could be chosen. */
function toDestination(row: Row): Destination | null {
  const wire = entry(row);
  const id = text(wire?.id_destinatario);
  const code = text(wire?.codigo_destinatario);
  return id && code ? { id, code, name: text(wire?.nombre_comercial) } : null;
}

/** The client's destinations, 50 a page (spec 7, `listarDestinatarios`). */
export const destinationsQuery: PagedQuery<
  DestinationsQuery,
  DestinationsQueryVariables,
  Destination
> = {
  document: DestinationsDocument,
  freshness: 'refresh',
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

/** Every destination of the client in one answer, as forms need them (spec 7 and 9: 20000). */
export const allDestinationsQuery: RemoteQuery<
  DestinationsQuery,
  DestinationsQueryVariables,
  readonly Destination[]
> = {
  document: DestinationsDocument,
  freshness: 'reuse',
  read: ({ listarDestinatarios: output }) =>
    Array.isArray(output?.items) ? readableRows(mapRows(output.items, toDestination)) : null,
  isEmpty: (destinations) => destinations.length === 0,
};

const everyDestination = { pageSize: pageSizes.stationsEditProfile, page: 1 };

/** All destinations, once they are wanted. */
export const useAllDestinations = (wanted: boolean): Remote<readonly Destination[]> =>
  useRemote(allDestinationsQuery, wanted ? everyDestination : null);
