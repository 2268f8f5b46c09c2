export { CertificateForm, type CertificateFormProps } from './certificate-form.tsx';
