import type { OrderStatusCode } from '@surtidor/domain/vocabulary';
import type { KnownDocument } from '../builders/a-document.ts';
import type { KnownOrder } from '../builders/an-order.ts';
import { anOrderEvent } from '../builders/an-order-event.ts';
import { person } from '../names/people.ts';
import { orderPaths } from '../reference/order-statuses.ts';
import type { Rng } from '../rng/rng.ts';
import { happened, type ScenarioContext } from '../scenario-context.ts';
import type { RowIn } from '../scenario-rows.ts';

/** The documents of an order. */
export interface OrderDocuments {
  readonly loadOrder: string;
  readonly remission: string;
  readonly invoice: KnownDocument | null;
}

type Details = Partial<RowIn<'orderHistory'>>;

const plate = (rng: Rng): string =>
  `${Array.from({ length: 3 }, () => rng.pick(['B', 'F', 'K', 'M', 'R', 'T', 'W'])).join('')}${rng.digits(3)}`;

function transport(order: KnownOrder, at: string, rng: Rng): Details {
  const { firstname, lastname } = person(rng);
  return {
    nombre_transportista: `${firstname} ${lastname}`,
    placa_vehiculo: plate(rng),
    ubicacion: `Vía a ${order.nombre_destino}`,
    fecha_ubicacion: at,
    fecha_estimada_entrega: order.fecha_entrega ?? null,
    observaciones: rng.happens(0.3) ? 'Descargue por la entrada posterior.' : null,
  };
}

/** The details of an event besides its status. */
function getDetails(
  status: OrderStatusCode,
  order: KnownOrder,
  orderDocuments: OrderDocuments,
  at: string,
  rng: Rng,
): Details {
  switch (status) {
    case '2':
      return { id_orden_cargue: orderDocuments.loadOrder };
    case '3':
      return { id_orden_cargue: orderDocuments.loadOrder, id_remision: orderDocuments.remission };
    case '4':
      return {
        cufe: order.cufe ?? null,
        fecha_factura: at.slice(0, 10),
        id_factura: orderDocuments.invoice
          ? String(orderDocuments.invoice.id_histocta_detalle)
          : null,
      };
    case '5':
      return transport(order, at, rng);
    case '-1':
      return { observaciones: order.motivo_bloqueo ?? null };
    case '6':
      return { observaciones: order.motivo_rechazo ?? null };
    default:
      return {};
  }
}

/** The history of an order up to its status, a few hours apart. */
export function getHistory(
  context: ScenarioContext,
  order: KnownOrder,
  status: OrderStatusCode,
  orderDocuments: OrderDocuments,
): readonly RowIn<'orderHistory'>[] {
  const rng = context.rng.fork(`history/${order.num_pedido}`);
  let minute = rng.int(300, 560);
  return orderPaths[status].map((step) => {
    const at = happened(context, order.fecha_pedido, minute, rng.int(0, 59));
    minute += rng.int(25, 190);
    return anOrderEvent(context, order, step, at, getDetails(step, order, orderDocuments, at, rng));
  });
}
