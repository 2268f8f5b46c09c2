export { checkCertificateForm } from './check-form.ts';
export * from './options.ts';
export * from './outcome.ts';
export type {
  CertificateBusiness,
  CertificateForm,
  CertificateRequest,
  PrintFormat,
  SalesCertificate,
} from './types.ts';
