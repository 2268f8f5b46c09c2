import type { OrderStatusCode } from '@surtidor/domain/vocabulary';
import type { OrderRow } from '../../database/index.ts';
import type { Environment } from '../../environment/environment.ts';
import { orderStatusLabels } from '../../scenarios/reference/order-statuses.ts';
import { formatTimestamp } from '../../shared/time.ts';
import { getStore } from '../../stores.ts';

/** An order of the user's client and its new status. */
export interface OrderMove {
  readonly email: string;
  readonly number: string;
  readonly status: OrderStatusCode;
}

/** The notification of a status change and its recipient. */
export interface OrderMoveResult {
  readonly userId: string;
  readonly notification: object;
}

/** Transport columns of a dispatched order. */
const TRANSPORT_COLUMNS = {
  nombre_transportista: 'Transportes La Cordillera',
  placa_vehiculo: 'KTR482',
  ubicacion: 'Salida de la planta',
};

const EMPTY_TRANSPORT_COLUMNS = {
  nombre_transportista: null,
  placa_vehiculo: null,
  ubicacion: null,
};

/** Changes the status of an order. Returns null if the order does not exist. */
export function moveOrder(
  { db, now }: Pick<Environment, 'db' | 'now'>,
  { email, number, status }: OrderMove,
): OrderMoveResult | null {
  const order = db.get<OrderRow & { user_id: number; store_code: string }>(
    `select orders.*, users.id as user_id, clients.store_code from orders
     join users using (client_code) join clients on clients.cliente = orders.client_code
     where users.email = lower(:email) and num_pedido = :number`,
    { email, number },
  );
  if (!order) return null;
  const at = formatTimestamp(getStore(order.store_code).timeZone, now());
  const text = orderStatusLabels[status];
  const isDispatched = status === '5';
  db.run(
    `update orders set estado_pedido = :status, estado_pedido_description = :text,
       guia_transporte = coalesce(guia_transporte, :guide), updated_at = :at
     where id_pedido = :order`,
    { status, text, guide: isDispatched ? `TC-${number}` : null, at, order: order.id_pedido },
  );
  db.run(
    `insert into order_history (id_pedido, fecha_hora_evento, type, descripcion,
       nombre_transportista, placa_vehiculo, ubicacion, fecha_ubicacion)
     values (:order, :at, :status, :text, :nombre_transportista, :placa_vehiculo, :ubicacion, :locatedAt)`,
    {
      order: order.id_pedido,
      at,
      status,
      text,
      ...(isDispatched ? TRANSPORT_COLUMNS : EMPTY_TRANSPORT_COLUMNS),
      locatedAt: isDispatched ? at : null,
    },
  );
  return {
    userId: String(order.user_id),
    notification: {
      title: 'Estado de su pedido',
      body: `Su pedido ${number} está en estado «${text}».`,
      message: `Pedido ${number}: ${text}`,
      date: at,
      read: 0,
      data: JSON.stringify({ pedido: { num_pedido: number, estado_pedido: status } }),
    },
  };
}
