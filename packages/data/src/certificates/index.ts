export { requestCertificate } from './request-certificate.ts';
export { salesCertificatesRequest, useSalesCertificates } from './sales-certificates.ts';
