import { pageSizes } from '@surtidor/domain';
import type { SalesCertificate } from '@surtidor/domain/certificates';
import { buildFirstPageRequest, definePagedQuery, readPage } from '../shared/paged-query.ts';
import { readDate, readObject, readString } from '../shared/readers.ts';
import { type PagedRemote, usePaged } from '../shared/use-paged.ts';
import {
  SalesCertificatesDocument,
  type SalesCertificatesQuery,
} from './sales-certificates.generated.ts';

type Row = NonNullable<
  NonNullable<SalesCertificatesQuery['listarCertificadoVenta']>['items']
>[number];

/** Maps a generated certificate (spec 3); returns null without a number. */
export function toSalesCertificate(row: Row): SalesCertificate | null {
  const wire = readObject(row);
  const requestNumber = readString(wire?.increment_sales_certificate);
  if (!wire || requestNumber === '') return null;
  return {
    id: readString(wire.id) || requestNumber,
    requestNumber,
    destinationCode: readString(wire.destinatario),
    recipientName: readString(wire.nombre_comercial),
    received: readString(wire.received),
    startDate: readDate(wire.fecha_inicio) ?? readDate(wire.start_date),
    endDate: readDate(wire.fecha_fin) ?? readDate(wire.end_date),
    downloadUrl: readString(wire.pdf),
  };
}

/** The client's certificates by number, 10 a page (spec 7, `listarCertificadoVenta`). */
export const salesCertificatesQuery = definePagedQuery({
  document: SalesCertificatesDocument,
  fetchPolicy: 'network-only',
  nextPageRule: 'total',
  pageSize: pageSizes.certificates,
  read: ({ listarCertificadoVenta: output }) => readPage(output, toSalesCertificate),
  getKey: ({ id }) => id,
});

/** Builds the request for the first page of certificates, optionally of one station. */
export const buildSalesCertificatesRequest = (station = '') =>
  buildFirstPageRequest(salesCertificatesQuery, {
    sort: { increment_sales_certificate: 'ASC' },
    ...(station && { filter: { codigo_destinatario: { eq: station } } }),
  });

/** Queries the certificates of the client or of one station, page by page. */
export const useSalesCertificates = (station = ''): PagedRemote<SalesCertificate, null> =>
  usePaged(salesCertificatesQuery, buildSalesCertificatesRequest(station).variables);
