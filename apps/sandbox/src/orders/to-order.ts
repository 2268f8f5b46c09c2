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
import { eventFile, orderFiles } from './order-files.ts';

/** Thousandths of a unit as the wire writes quantities: '2500.000'. */
const quantity = (thousandths: number): string =>
  `${Math.floor(thousandths / 1000)}.${String(thousandths % 1000).padStart(3, '0')}`;

/** Reads once, when first asked. */
function once<Value>(read: () => Value): () => Value {
  let cached: { readonly value: Value } | undefined;
  return () => {
    cached ??= { value: read() };
    return cached.value;
  };
}

/** An order as the contract's Pedido; its parts are read only when they are asked for. */
export function toOrder(dealer: Dealer, row: OrderRow) {
  const { client_code, valor, ...plain } = row;
  const own = { order: row.id_pedido };
  const deliveries = once(() =>
    dealer.db.all<OrderDeliveryRow>(
      'select * from order_deliveries where id_pedido = :order order by num_entrega',
      own,
    ),
  );
  return {
    ...plain,
    id_cliente: client_code,
    valor: formatMinor(valor),
    detalle: () => getLines(dealer, row.id_pedido),
    historico_estados: () => getHistory(dealer, row.id_pedido, deliveries()),
    entregas: () =>
      deliveries().map(
        (delivery) =>
          ({ ...delivery, valor: formatMinor(delivery.valor) }) satisfies EveryField<PedidoEntrega>,
      ),
    download: () => orderFiles(dealer, row, deliveries()),
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
        ({ ...line, cantidad: quantity(line.cantidad) }) satisfies EveryField<PedidoDetalle>,
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
          download: () => ({ pdf: eventFile(dealer, event, deliveries) }),
        }) satisfies EveryField<PedidoHistorico>,
    );
