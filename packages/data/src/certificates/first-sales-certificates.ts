import { pageSizes } from '@surtidor/domain';
import { firstPage } from '../shared/first-query.ts';
import { SalesCertificatesDocument } from './sales-certificates.generated.ts';

/** The first page of certificates, optionally of one station. */
export const firstSalesCertificates = (station = '') =>
  firstPage(
    SalesCertificatesDocument,
    {
      sort: { increment_sales_certificate: 'ASC' },
      ...(station && { filter: { codigo_destinatario: { eq: station } } }),
    },
    pageSizes.certificates,
  );
