import { documentTypesWithoutPdf, permission, permissionNames } from '@surtidor/domain/vocabulary';
import { limitToStations } from '../auth/stations.ts';
import type { DocumentRow } from '../database/index.ts';
import { makeWhere } from '../database/where.ts';
import type { Dealer } from '../environment/context.ts';

/** Conditions to find a document: by its id in account status, in history, in an order, or by fiscal code. */
const conditions = {
  status: 'id = :key',
  history: 'id_histocta_detalle = :key',
  timeline:
    'cast(id_histocta_detalle as text) = :key or num_factura = :key or num_documento = :key',
  cufe: 'cufe = :key',
} as const;

const withoutPdf: readonly string[] = documentTypesWithoutPdf;

/** Permissions for the company's account, regardless of station. */
const accountPermissions = [
  permissionNames.accountStatus,
  permissionNames.accountHistory,
  permissionNames.pendingInvoices,
];

/** Whether a dealer can access documents only through orders of assigned stations. */
const throughOrdersOnly = (dealer: Dealer, by: keyof typeof conditions): boolean =>
  by === 'timeline' ||
  (by === 'cufe' &&
    !accountPermissions.some((name) =>
      dealer.permissions.has(permission(dealer.environment.product, name)),
    ));

/** Finds a document of the dealer by key. */
export function findDocument(
  dealer: Dealer,
  by: keyof typeof conditions,
  key: string | number,
): DocumentRow | undefined {
  const where = makeWhere('client_code = :client', { client: dealer.clientCode });
  where.and(conditions[by], { key });
  if (dealer.stations !== null && throughOrdersOnly(dealer, by)) {
    const orders = makeWhere('orders.client_code = documents.client_code', {});
    orders.and('orders.num_factura = documents.num_factura');
    limitToStations(orders, 'orders.destino', dealer);
    where.and(`exists (select 1 from orders where ${orders.sql})`, orders.params);
  }
  return dealer.db.get<DocumentRow>(
    `select * from documents where ${where.sql} order by id limit 1`,
    where.params,
  );
}

/** The response of the PDF mutations (spec 7): a URL, or the reason for none. */
export function documentPdf(dealer: Dealer, document: DocumentRow | undefined) {
  if (!document) return { pdf: { url: '', status: '0', menssage: 'No encontramos el documento.' } };
  if (withoutPdf.includes(document.tipo_documento)) {
    const menssage = 'Este tipo de documento no tiene PDF.';
    return { pdf: { url: '', status: '0', menssage } };
  }
  const url = dealer.environment.files.address({
    kind: 'document',
    format: 'pdf',
    clientCode: dealer.clientCode,
    subject: String(document.id),
  });
  return { pdf: { url, status: '1', menssage: '' } };
}
