import type { Dealer } from '../environment/context.ts';
import { buildScopeWhere } from './order-filter.ts';

interface StationOption {
  readonly codigo_destinatario: string;
  readonly nombre_comercial: string;
}

interface Option {
  readonly id: string;
  readonly name: string;
}

/** Statuses that the filter offers (spec 4). */
const statusItems: readonly Option[] = [
  { id: '1', name: 'Solicitado' },
  { id: '4', name: 'Facturado' },
  { id: '5', name: 'Despachado' },
  { id: '6', name: 'Rechazado' },
];

const sortByItems: readonly Option[] = [
  { id: 'num_pedido', name: 'Número de pedido' },
  { id: 'num_sicom', name: 'Número SICOM' },
  { id: 'fecha_pedido', name: 'Fecha de solicitud' },
];

const getStations = (dealer: Dealer): StationOption[] => {
  const where = buildScopeWhere(dealer);
  where.and("destino <> ''");
  return dealer.db.all<StationOption>(
    `select destino as codigo_destinatario, max(nombre_destino) as nombre_comercial
     from orders where ${where.sql} group by destino order by destino`,
    where.params,
  );
};

const getPlants = (dealer: Dealer): Option[] => {
  const where = buildScopeWhere(dealer);
  return dealer.db.all<Option>(
    `select centro_logistico as id, max(nombre_centro_logistico) as name
     from order_lines join orders using (id_pedido)
     where ${where.sql} group by centro_logistico order by centro_logistico`,
    where.params,
  );
};

/** Returns the filter options of the order list, derived from the dealer's orders. */
export const getFilterOptions = (dealer: Dealer) => ({
  statusItems: () => [...statusItems],
  sortByItems: () => [...sortByItems],
  destinations: () => getStations(dealer),
  edsItems: () =>
    getStations(dealer).map((station) => ({
      id: station.codigo_destinatario,
      name: `${station.codigo_destinatario} - ${station.nombre_comercial}`,
    })),
  logistics_centers: () => getPlants(dealer),
  plantsItems: () => getPlants(dealer),
});
