import { type OrderFilterOption, stationLabel } from '@surtidor/domain';
import type { RemoteQuery } from '../shared/remote-query.ts';
import { mapRows, readableRows } from '../shared/rows.ts';
import { type Remote, useRemote } from '../shared/use-remote.ts';
import { entry, text } from '../shared/wire.ts';
import {
  OrderOptionsDocument,
  type OrderOptionsQuery,
  type OrderOptionsQueryVariables,
} from './order-options.generated.ts';

/** The stations and plants that occur in the client's orders (spec 3). */
export interface OrderOptions {
  readonly stations: readonly OrderFilterOption[];
  readonly plants: readonly OrderFilterOption[];
}

const option = (id: string, name: string): OrderFilterOption | null =>
  id === '' ? null : { id, name: name || id };

/** What the filter panel offers besides statuses and sorts (spec 2). */
export const orderOptionsQuery: RemoteQuery<
  OrderOptionsQuery,
  OrderOptionsQueryVariables,
  OrderOptions
> = {
  document: OrderOptionsDocument,
  freshness: 'reuse',
  read: ({ OrderTraceability: answer }) => {
    if (!entry(answer)) return null;
    const stations = mapRows(answer?.destinations, (row) => {
      const wire = entry(row);
      const code = text(wire?.codigo_destinatario);
      return option(code, stationLabel(code, text(wire?.nombre_comercial)));
    });
    const plants = mapRows(answer?.logistics_centers, (row) => {
      const wire = entry(row);
      return option(text(wire?.id), text(wire?.name));
    });
    return { stations: readableRows(stations), plants: readableRows(plants) };
  },
};

/** The options of the filter panel; nothing is asked without a client code. */
export const useOrderOptions = (clientCode: string): Remote<OrderOptions> =>
  useRemote(orderOptionsQuery, clientCode ? { filter: { id_cliente: { eq: clientCode } } } : null);
