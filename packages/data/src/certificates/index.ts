export { firstSalesCertificates } from './first-sales-certificates.ts';
export { requestCertificate } from './request-certificate.ts';
export { useSalesCertificates } from './sales-certificates.ts';
