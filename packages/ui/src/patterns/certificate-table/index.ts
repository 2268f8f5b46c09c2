export {
  type CertificateRow,
  CertificateTable,
  type CertificateTableProps,
} from './certificate-table.tsx';
