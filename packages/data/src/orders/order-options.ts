import { getStationLabel, type OrderFilterOption } from '@surtidor/domain/orders';
import { readObject, readString } from '../shared/readers.ts';
import { defineRemoteQuery } from '../shared/remote-query.ts';
import { readDetails } from '../shared/rows.ts';
import { type Remote, useRemote } from '../shared/use-remote.ts';
import { OrderOptionsDocument } from './order-options.generated.ts';

/** The stations and plants that occur in the client's orders (spec 3). */
export interface OrderOptions {
  readonly stations: readonly OrderFilterOption[];
  readonly plants: readonly OrderFilterOption[];
}

const toOption = (id: string, name: string): OrderFilterOption | null =>
  id === '' ? null : { id, name: name || id };

/** Stations and plants of the filter panel (spec 2). */
export const orderOptionsQuery = defineRemoteQuery({
  document: OrderOptionsDocument,
  fetchPolicy: 'cache-first',
  read: ({ OrderTraceability: response }) => {
    if (!readObject(response)) return null;
    const stations = readDetails(response?.destinations, (row) => {
      const wire = readObject(row);
      const code = readString(wire?.codigo_destinatario);
      return toOption(code, getStationLabel(code, readString(wire?.nombre_comercial)));
    });
    const plants = readDetails(response?.logistics_centers, (row) => {
      const wire = readObject(row);
      return toOption(readString(wire?.id), readString(wire?.name));
    });
    return { stations, plants };
  },
});

/** Queries the options of the filter panel; skipped without a client code. */
export const useOrderOptions = (clientCode: string): Remote<OrderOptions> =>
  useRemote(orderOptionsQuery, clientCode ? { filter: { id_cliente: { eq: clientCode } } } : null);
