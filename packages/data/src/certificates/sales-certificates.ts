import { pageSizes, type SalesCertificate } from '@surtidor/domain';
import type { PagedQuery } from '../shared/paged-query.ts';
import { mapRows } from '../shared/rows.ts';
import { type PagedRemote, usePaged } from '../shared/use-paged.ts';
import { day, entry, text, wholeNumber } from '../shared/wire.ts';
import { firstSalesCertificates } from './first-sales-certificates.ts';
import {
  SalesCertificatesDocument,
  type SalesCertificatesQuery,
  type SalesCertificatesQueryVariables,
} from './sales-certificates.generated.ts';

type Row = NonNullable<
  NonNullable<SalesCertificatesQuery['listarCertificadoVenta']>['items']
>[number];

/** A certificate that was generated (spec 3); null without a number to call it by. */
export function toSalesCertificate(row: Row): SalesCertificate | null {
  const wire = entry(row);
  const requestNumber = text(wire?.increment_sales_certificate);
  if (!wire || requestNumber === '') return null;
  return {
    id: text(wire.id) || requestNumber,
    requestNumber,
    destinationCode: text(wire.destinatario),
    recipientName: text(wire.nombre_comercial),
    received: text(wire.received),
    startDate: day(wire.fecha_inicio) ?? day(wire.start_date),
    endDate: day(wire.fecha_fin) ?? day(wire.end_date),
    downloadAddress: text(wire.pdf),
  };
}

/** The client's certificates, page 10, the oldest number first (spec 7, `listarCertificadoVenta`). */
export const salesCertificatesQuery: PagedQuery<
  SalesCertificatesQuery,
  SalesCertificatesQueryVariables,
  SalesCertificate
> = {
  document: SalesCertificatesDocument,
  freshness: 'fresh',
  more: 'total',
  pageSize: pageSizes.certificates,
  keyOf: ({ id }) => id,
  read: ({ listarCertificadoVenta: output }) =>
    Array.isArray(output?.items)
      ? {
          items: mapRows(output.items, toSalesCertificate),
          total: wholeNumber(output.total_count),
          extra: null,
        }
      : null,
};

/** The certificates of the client, or of one of its stations by code, page by page. */
export const useSalesCertificates = (station = ''): PagedRemote<SalesCertificate, null> =>
  usePaged(salesCertificatesQuery, firstSalesCertificates(station).variables);
