import type { OrderStatusCode } from '@surtidor/domain/vocabulary';
import type { DocumentWithId } from '../builders/build-document.ts';
import type { OrderWithId } from '../builders/build-order.ts';
import { buildOrderEvent } from '../builders/build-order-event.ts';
import { generatePerson } from '../names/people.ts';
import { orderPaths } from '../reference/order-statuses.ts';
import type { Rng } from '../rng/rng.ts';
import { getPastTimestamp, type ScenarioContext } from '../scenario-context.ts';
import type { RowIn } from '../scenario-rows.ts';

/** The documents of an order. */
export interface OrderDocuments {
  readonly loadOrder: string;
  readonly remission: string;
  readonly invoice: DocumentWithId | null;
}

type Details = Partial<RowIn<'orderHistory'>>;

const generatePlate = (rng: Rng): string =>
  `${Array.from({ length: 3 }, () => rng.pick(['B', 'F', 'K', 'M', 'R', 'T', 'W'])).join('')}${rng.digits(3)}`;

function getTransportDetails(order: OrderWithId, at: string, rng: Rng): Details {
  const { firstname, lastname } = generatePerson(rng);
  return {
    nombre_transportista: `${firstname} ${lastname}`,
    placa_vehiculo: generatePlate(rng),
    ubicacion: `Vía a ${order.nombre_destino}`,
    fecha_ubicacion: at,
    fecha_estimada_entrega: order.fecha_entrega ?? null,
    observaciones: rng.chance(0.3) ? 'Descargue por la entrada posterior.' : null,
  };
}

/** Returns the columns of an event that depend on its status. */
function getDetails(
  status: OrderStatusCode,
  order: OrderWithId,
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
      return getTransportDetails(order, at, rng);
    case '-1':
      return { observaciones: order.motivo_bloqueo ?? null };
    case '6':
      return { observaciones: order.motivo_rechazo ?? null };
    default:
      return {};
  }
}

/** Builds the events of an order up to its status, half an hour to three hours apart. */
export function buildOrderHistory(
  context: ScenarioContext,
  order: OrderWithId,
  status: OrderStatusCode,
  orderDocuments: OrderDocuments,
): readonly RowIn<'orderHistory'>[] {
  const rng = context.rng.fork(`history/${order.num_pedido}`);
  let minute = rng.int(300, 560);
  return orderPaths[status].map((eventStatus) => {
    const at = getPastTimestamp(context, order.fecha_pedido, minute, rng.int(0, 59));
    minute += rng.int(25, 190);
    return buildOrderEvent(
      context,
      order,
      eventStatus,
      at,
      getDetails(eventStatus, order, orderDocuments, at, rng),
    );
  });
}
