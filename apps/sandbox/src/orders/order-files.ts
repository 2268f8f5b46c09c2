import type { OrderDeliveryRow, OrderHistoryRow, OrderRow } from '../database/index.ts';
import type { Dealer } from '../environment/context.ts';
import { createFile } from '../environment/download-file.ts';

/** A file of an order; null if it does not exist yet. */
type OrderFile = ReturnType<typeof createFile> | null;

/** Returns the PDF of an invoice by its number. */
function getInvoiceFile(dealer: Dealer, invoiceNumber: string | null): OrderFile {
  if (!invoiceNumber) return null;
  const document = dealer.db.get<{ id: number }>(
    'select id from documents where client_code = :client and num_factura = :number limit 1',
    { client: dealer.clientCode, number: invoiceNumber },
  );
  return document
    ? createFile(dealer, { kind: 'document', format: 'pdf', subject: `${document.id}` })
    : null;
}

/** Returns the PDF of a delivery note by the number of its delivery. */
export const getRemissionFile = (dealer: Dealer, delivery: string | null | undefined): OrderFile =>
  delivery ? createFile(dealer, { kind: 'remission', format: 'pdf', subject: delivery }) : null;

/** Returns the PDF of a load order by its number. */
export const getLoadOrderFile = (
  dealer: Dealer,
  loadOrder: string | null | undefined,
): OrderFile =>
  loadOrder ? createFile(dealer, { kind: 'load-order', format: 'pdf', subject: loadOrder }) : null;

/** Returns the invoice, and the delivery note and load order of the first delivery that has one. */
export const getOrderFiles = (
  dealer: Dealer,
  order: OrderRow,
  deliveries: readonly OrderDeliveryRow[],
) => ({
  factura: () => getInvoiceFile(dealer, order.num_factura),
  remision: getRemissionFile(dealer, deliveries.find((row) => row.id_remision)?.num_entrega),
  orden_cargue: getLoadOrderFile(
    dealer,
    deliveries.find((row) => row.id_orden_cargue)?.id_orden_cargue,
  ),
});

/** Returns the document of an event: invoice, delivery note or load order, in this order. */
export function getEventFile(
  dealer: Dealer,
  event: OrderHistoryRow,
  deliveries: readonly OrderDeliveryRow[],
): OrderFile {
  if (event.id_factura) return getTimelineInvoiceFile(dealer, event.id_factura);
  if (event.id_remision) {
    const delivery = deliveries.find((row) => row.id_remision === event.id_remision);
    return getRemissionFile(dealer, delivery?.num_entrega);
  }
  return getLoadOrderFile(dealer, event.id_orden_cargue);
}

function getTimelineInvoiceFile(dealer: Dealer, id: string): OrderFile {
  const document = dealer.db.get<{ id: number }>(
    'select id from documents where client_code = :client and id_histocta_detalle = :id',
    { client: dealer.clientCode, id: Number(id) },
  );
  return document
    ? createFile(dealer, { kind: 'document', format: 'pdf', subject: `${document.id}` })
    : null;
}
