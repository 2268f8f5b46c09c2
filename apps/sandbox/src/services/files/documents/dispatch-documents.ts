import type {
  OrderDeliveryRow,
  OrderHistoryRow,
  OrderLineRow,
  OrderRow,
} from '../../../database/index.ts';
import { formatDay } from '../format.ts';
import { toClientParty, toIssuerParty } from '../parties.ts';
import type { PdfDocument } from '../pdf/pdf-document.ts';
import type { PrintContext } from '../print-context.ts';
import { buildProductTable } from './account-document.ts';

const SELECT_DELIVERY = `select order_deliveries.* from order_deliveries
  join orders using (id_pedido) where orders.client_code = :client`;

/** Builds the PDF of a delivery note by num_entrega or id_remision. */
export function buildRemissionPdf(context: PrintContext, subject: string): PdfDocument | null {
  const delivery = context.db.get<OrderDeliveryRow>(
    `${SELECT_DELIVERY} and (num_entrega = :subject or id_remision = :subject)`,
    { client: context.client.cliente, subject },
  );
  if (!delivery) return null;
  return buildDispatchPdf(context, delivery, {
    title: 'Remisión',
    number: `N.º ${delivery.id_remision ?? delivery.num_entrega}`,
  });
}

/** Builds the PDF of a load order by id_orden_cargue. */
export function buildLoadOrderPdf(context: PrintContext, subject: string): PdfDocument | null {
  const delivery = context.db.get<OrderDeliveryRow>(
    `${SELECT_DELIVERY} and id_orden_cargue = :subject`,
    { client: context.client.cliente, subject },
  );
  if (!delivery) return null;
  return buildDispatchPdf(context, delivery, {
    title: 'Orden de cargue',
    number: `N.º ${delivery.id_orden_cargue ?? ''}`,
  });
}

function buildDispatchPdf(
  context: PrintContext,
  delivery: OrderDeliveryRow,
  heading: Pick<PdfDocument, 'title' | 'number'>,
): PdfDocument | null {
  const params = { order: delivery.id_pedido };
  const order = context.db.get<OrderRow>('select * from orders where id_pedido = :order', params);
  if (!order) return null;
  const lines = context.db.all<OrderLineRow>(
    'select * from order_lines where id_pedido = :order order by id_pedido_info',
    params,
  );
  return {
    ...heading,
    issuer: toIssuerParty(context.country),
    parties: [
      toClientParty(context.client),
      {
        label: 'Destino',
        name: order.nombre_destino,
        lines: [
          `Código ${order.destino}`,
          `Solicita: ${order.nombre_solicitante}`,
          getTransportLine(context, order.id_pedido),
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
    tables: [buildProductTable(lines)],
    totals: [],
    notes: [
      'Recibí a conformidad: ______________________________   Documento: ____________________',
      `Impreso el ${formatDay(context.today)}. Documento de un ambiente de demostración.`,
    ],
  };
}

/** Returns the carrier and the vehicle of the latest event that has them, or an empty string. */
function getTransportLine(context: PrintContext, order: number): string {
  const event = context.db.get<OrderHistoryRow>(
    `select * from order_history where id_pedido = :order and placa_vehiculo is not null
      order by fecha_hora_evento desc limit 1`,
    { order },
  );
  return event ? `Transporta: ${event.nombre_transportista ?? '—'} · ${event.placa_vehiculo}` : '';
}
