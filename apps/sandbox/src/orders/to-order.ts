import type { Pedido, PedidoDetalle, PedidoEntrega, PedidoHistorico } from '@surtidor/data/schema';
import type {
  OrderDeliveryRow,
  OrderHistoryRow,
  OrderLineRow,
  OrderRow,
} from '../database/index.ts';
import type { Dealer } from '../environment/context.ts';
import type { EveryField } from '../shared/every-field.ts';
import { formatMinor } from '../shared/money.ts';
import { getMissingCredit } from './credit-line.ts';
import { getEventFile, getOrderFiles } from './order-files.ts';

/** Formats thousandths of a unit as in the contract, e.g. '2500.000'. */
const formatQuantity = (thousandths: number): string =>
  `${Math.floor(thousandths / 1000)}.${String(thousandths % 1000).padStart(3, '0')}`;

/** Calls the function once and caches its result. */
function lazy<Value>(read: () => Value): () => Value {
  let cached: { readonly value: Value } | undefined;
  return () => {
    cached ??= { value: read() };
    return cached.value;
  };
}

/** Maps a row to the contract's `Pedido`. Related rows are only read if the query selects them. */
export function toOrder(dealer: Dealer, row: OrderRow) {
  const { client_code, valor, ...columns } = row;
  const getDeliveries = lazy(() =>
    dealer.db.all<OrderDeliveryRow>(
      'select * from order_deliveries where id_pedido = :order order by num_entrega',
      { order: row.id_pedido },
    ),
  );
  return {
    ...columns,
    id_cliente: client_code,
    valor: formatMinor(valor),
    cupo_faltante: () => {
      const missing = getMissingCredit(dealer, row);
      return missing === null ? null : formatMinor(missing);
    },
    detalle: () => getLines(dealer, row.id_pedido),
    historico_estados: () => getHistory(dealer, row.id_pedido, getDeliveries()),
    entregas: () =>
      getDeliveries().map(
        (delivery) =>
          ({ ...delivery, valor: formatMinor(delivery.valor) }) satisfies EveryField<PedidoEntrega>,
      ),
    download: () => getOrderFiles(dealer, row, getDeliveries()),
  } satisfies EveryField<Pedido>;
}

const getLines = ({ db }: Dealer, order: number) =>
  db
    .all<OrderLineRow>(
      'select * from order_lines where id_pedido = :order order by id_pedido_info',
      {
        order,
      },
    )
    .map(
      (line) =>
        ({ ...line, cantidad: formatQuantity(line.cantidad) }) satisfies EveryField<PedidoDetalle>,
    );

const getHistory = (dealer: Dealer, order: number, deliveries: readonly OrderDeliveryRow[]) =>
  dealer.db
    .all<OrderHistoryRow>(
      `select * from order_history where id_pedido = :order
       order by fecha_hora_evento, id_pedido_history_status`,
      { order },
    )
    .map(
      (event) =>
        ({
          ...event,
          download: () => ({ pdf: getEventFile(dealer, event, deliveries) }),
        }) satisfies EveryField<PedidoHistorico>,
    );
