import type {
  OrderDeliveryRow,
  OrderHistoryRow,
  OrderLineRow,
  OrderRow,
} from '../../../database/index.ts';
import { formatDay } from '../format.ts';
import { clientParty, issuerIn } from '../issuer.ts';
import type { PdfDocument } from '../pdf/pdf-document.ts';
import type { PrintContext } from '../print-context.ts';
import { productTable } from './account-document.ts';

const DELIVERY_OF = `select order_deliveries.* from order_deliveries
  join orders using (id_pedido) where orders.client_code = :client`;

/** The delivery note of a delivery, found by its num_entrega or its id_remision. */
export function remissionPdf(context: PrintContext, subject: string): PdfDocument | null {
  const delivery = context.db.get<OrderDeliveryRow>(
    `${DELIVERY_OF} and (num_entrega = :subject or id_remision = :subject)`,
    { client: context.client.cliente, subject },
  );
  if (!delivery) return null;
  return dispatchPdf(context, delivery, {
    title: 'Remisión',
    number: `N.º ${delivery.id_remision ?? delivery.num_entrega}`,
  });
}

/** The order that a plant loads by, found by its id_orden_cargue. */
export function loadOrderPdf(context: PrintContext, subject: string): PdfDocument | null {
  const delivery = context.db.get<OrderDeliveryRow>(
    `${DELIVERY_OF} and id_orden_cargue = :subject`,
    { client: context.client.cliente, subject },
  );
  if (!delivery) return null;
  return dispatchPdf(context, delivery, {
    title: 'Orden de cargue',
    number: `N.º ${delivery.id_orden_cargue ?? ''}`,
  });
}

function dispatchPdf(
  context: PrintContext,
  delivery: OrderDeliveryRow,
  name: Pick<PdfDocument, 'title' | 'number'>,
): PdfDocument | null {
  const of = { order: delivery.id_pedido };
  const order = context.db.get<OrderRow>('select * from orders where id_pedido = :order', of);
  if (!order) return null;
  const lines = context.db.all<OrderLineRow>(
    'select * from order_lines where id_pedido = :order order by id_pedido_info',
    of,
  );
  return {
    ...name,
    issuer: issuerIn(context.country),
    parties: [
      clientParty(context.client),
      {
        label: 'Destino',
        name: order.nombre_destino,
        lines: [
          `Código ${order.destino}`,
          `Solicita: ${order.nombre_solicitante}`,
          transportLine(context, order.id_pedido),
        ],
      },
    ],
    facts: [
      { label: 'Pedido', value: order.num_pedido },
      { label: 'Entrega', value: delivery.num_entrega },
      { label: 'Fecha del pedido', value: formatDay(order.fecha_pedido) },
      { label: 'Fecha de entrega', value: formatDay(delivery.fecha_entrega) },
    ],
    statement: null,
    tables: [productTable(lines)],
    totals: [],
    notes: [
      'Recibí a conformidad: ______________________________   Documento: ____________________',
      `Impreso el ${formatDay(context.today)}. Documento de un ambiente de demostración.`,
    ],
  };
}

/** Who drives and with what, from the last event that says so; empty while nobody does. */
function transportLine(context: PrintContext, order: number): string {
  const event = context.db.get<OrderHistoryRow>(
    `select * from order_history where id_pedido = :order and placa_vehiculo is not null
      order by fecha_hora_evento desc limit 1`,
    { order },
  );
  return event ? `Transporta: ${event.nombre_transportista ?? '—'} · ${event.placa_vehiculo}` : '';
}
