import { pageSizes } from '@surtidor/domain';
import { firstPage } from '../shared/first-query.ts';
import { SalesCertificatesDocument } from './sales-certificates.generated.ts';

/** The first page of certificates, of one station by its code where one is named. */
export const firstSalesCertificates = (station = '') =>
  firstPage(
    SalesCertificatesDocument,
    {
      sort: { increment_sales_certificate: 'ASC' },
      ...(station && { filter: { codigo_destinatario: { eq: station } } }),
    },
    pageSizes.certificates,
  );
