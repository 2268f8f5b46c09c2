export { type RequestedCertificate, requestCertificate } from './request-certificate.ts';
export { salesCertificatesQuery, useSalesCertificates } from './sales-certificates.ts';
