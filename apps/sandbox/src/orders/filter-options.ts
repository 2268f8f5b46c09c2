import type { Dealer } from '../context.ts';

interface StationOption {
  readonly codigo_destinatario: string;
  readonly nombre_comercial: string;
}

interface Option {
  readonly id: string;
  readonly name: string;
}

/** Statuses one may filter by (spec 4). */
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

const stationsOf = ({ db, clientCode }: Dealer): StationOption[] =>
  db.all<StationOption>(
    `select destino as codigo_destinatario, max(nombre_destino) as nombre_comercial
     from orders where client_code = :client and destino <> '' group by destino order by destino`,
    { client: clientCode },
  );

const plantsOf = ({ db, clientCode }: Dealer): Option[] =>
  db.all<Option>(
    `select centro_logistico as id, max(nombre_centro_logistico) as name
     from order_lines join orders using (id_pedido)
     where client_code = :client group by centro_logistico order by centro_logistico`,
    { client: clientCode },
  );

/** What the filters of the orders list offer: only what occurs in the dealer's own orders. */
export const filterOptions = (dealer: Dealer) => ({
  statusItems: () => [...statusItems],
  sortByItems: () => [...sortByItems],
  destinations: () => stationsOf(dealer),
  edsItems: () =>
    stationsOf(dealer).map((station) => ({
      id: station.codigo_destinatario,
      name: `${station.codigo_destinatario} - ${station.nombre_comercial}`,
    })),
  logistics_centers: () => plantsOf(dealer),
  plantsItems: () => plantsOf(dealer),
});
