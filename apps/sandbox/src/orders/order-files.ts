import type { OrderDeliveryRow, OrderHistoryRow, OrderRow } from '../database/index.ts';
import type { Dealer } from '../environment/context.ts';
import { readyFile } from '../environment/files-link.ts';

/** A file of an order; null until it exists. */
type OrderFile = ReturnType<typeof readyFile> | null;

/** The dealer's invoice of an order, by number; null when the account does not have it. */
function invoiceFile(dealer: Dealer, invoiceNumber: string | null): OrderFile {
  if (!invoiceNumber) return null;
  const found = dealer.db.get<{ id: number }>(
    'select id from documents where client_code = :client and num_factura = :number limit 1',
    { client: dealer.clientCode, number: invoiceNumber },
  );
  return found
    ? readyFile(dealer, { kind: 'document', format: 'pdf', subject: `${found.id}` })
    : null;
}

/** A delivery note, by its delivery's number. */
export const remissionFile = (dealer: Dealer, delivery: string | null | undefined): OrderFile =>
  delivery ? readyFile(dealer, { kind: 'remission', format: 'pdf', subject: delivery }) : null;

/** A load order, by its own number. */
export const loadOrderFile = (dealer: Dealer, loadOrder: string | null | undefined): OrderFile =>
  loadOrder ? readyFile(dealer, { kind: 'load-order', format: 'pdf', subject: loadOrder }) : null;

/** The files of an order: its invoice, and the documents of its first delivery that has them. */
export const orderFiles = (
  dealer: Dealer,
  order: OrderRow,
  deliveries: readonly OrderDeliveryRow[],
) => ({
  factura: () => invoiceFile(dealer, order.num_factura),
  remision: remissionFile(dealer, deliveries.find((row) => row.id_remision)?.num_entrega),
  orden_cargue: loadOrderFile(
    dealer,
    deliveries.find((row) => row.id_orden_cargue)?.id_orden_cargue,
  ),
});

/** The document of an event: the invoice, else the remission, else the load order. */
export function eventFile(
  dealer: Dealer,
  event: OrderHistoryRow,
  deliveries: readonly OrderDeliveryRow[],
): OrderFile {
  if (event.id_factura) return timelineInvoice(dealer, event.id_factura);
  const own = (row: OrderDeliveryRow) => row.id_remision === event.id_remision;
  if (event.id_remision) return remissionFile(dealer, deliveries.find(own)?.num_entrega);
  return loadOrderFile(dealer, event.id_orden_cargue);
}

function timelineInvoice(dealer: Dealer, id: string): OrderFile {
  const found = dealer.db.get<{ id: number }>(
    'select id from documents where client_code = :client and id_histocta_detalle = :id',
    { client: dealer.clientCode, id: Number(id) },
  );
  return found
    ? readyFile(dealer, { kind: 'document', format: 'pdf', subject: `${found.id}` })
    : null;
}
