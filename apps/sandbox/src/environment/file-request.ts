/** The kinds of files that the sandbox can generate. */
export const FILE_KINDS = [
  'document',
  'remission',
  'load-order',
  'account-status',
  'certificate-of-balances',
  'account-history',
  'orders',
  'compensations',
  'sales-certificate',
] as const;

export type FileKind = (typeof FILE_KINDS)[number];
export type FileFormat = 'pdf' | 'xlsx';

/** The file of a signed URL. Access is checked before the URL is created. */
export interface FileRequest {
  readonly kind: FileKind;
  readonly format: FileFormat;
  /** Code of the client whose data the file contains. */
  readonly clientCode: string;
  /**
   * Identifies the data of the file. `document`: id_edocta_detalle. `remission`: num_entrega.
   * `load-order`: id_orden_cargue. `sales-certificate`: id. Lists: the query's filter as JSON, or ''.
   */
  readonly subject: string;
}

/** Creates signed, expiring absolute URLs of files. */
export interface FileUrls {
  createUrl(request: FileRequest): string;
}
