import {
  documentTypesWithoutPdf,
  getPermission,
  permissionNames,
} from '@surtidor/domain/vocabulary';
import { addStationFilter } from '../auth/stations.ts';
import type { DocumentRow } from '../database/index.ts';
import { createWhere } from '../database/where.ts';
import type { Dealer } from '../environment/context.ts';

/** SQL conditions that find a document: by id in the account status, in the history, in an order's timeline, or by fiscal code. */
const lookupConditions = {
  status: 'id = :key',
  history: 'id_histocta_detalle = :key',
  timeline:
    'cast(id_histocta_detalle as text) = :key or num_factura = :key or num_documento = :key',
  cufe: 'cufe = :key',
} as const;

const typesWithoutPdf: readonly string[] = documentTypesWithoutPdf;

/** Permissions that cover the documents of all stations. */
const accountPermissions = [
  permissionNames.accountStatus,
  permissionNames.accountHistory,
  permissionNames.pendingInvoices,
];

/** Whether the dealer may only access documents of orders for the assigned stations. */
const isLimitedToOrders = (dealer: Dealer, lookup: keyof typeof lookupConditions): boolean =>
  lookup === 'timeline' ||
  (lookup === 'cufe' &&
    !accountPermissions.some((name) =>
      dealer.permissions.has(getPermission(dealer.environment.product, name)),
    ));

/** Finds a document that the dealer may access. */
export function findDocument(
  dealer: Dealer,
  lookup: keyof typeof lookupConditions,
  key: string | number,
): DocumentRow | undefined {
  const where = createWhere('client_code = :client', { client: dealer.clientCode });
  where.and(lookupConditions[lookup], { key });
  if (dealer.stations !== null && isLimitedToOrders(dealer, lookup)) {
    const ordersWhere = createWhere('orders.client_code = documents.client_code', {});
    ordersWhere.and('orders.num_factura = documents.num_factura');
    addStationFilter(ordersWhere, 'orders.destino', dealer);
    where.and(`exists (select 1 from orders where ${ordersWhere.sql})`, ordersWhere.params);
  }
  return dealer.db.get<DocumentRow>(
    `select * from documents where ${where.sql} order by id limit 1`,
    where.params,
  );
}

/** Returns the response of the PDF mutations: a URL, or a message that explains why there is none (spec 7). */
export function toPdfResponse(dealer: Dealer, document: DocumentRow | undefined) {
  if (!document) return { pdf: { url: '', status: '0', menssage: 'No encontramos el documento.' } };
  if (typesWithoutPdf.includes(document.tipo_documento)) {
    const menssage = 'Este tipo de documento no tiene PDF.';
    return { pdf: { url: '', status: '0', menssage } };
  }
  const url = dealer.environment.files.createUrl({
    kind: 'document',
    format: 'pdf',
    clientCode: dealer.clientCode,
    subject: String(document.id),
  });
  return { pdf: { url, status: '1', menssage: '' } };
}
