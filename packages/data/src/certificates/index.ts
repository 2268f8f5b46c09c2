export { requestCertificate } from './request-certificate.ts';
export { buildSalesCertificatesRequest, useSalesCertificates } from './sales-certificates.ts';
