import type { PdfResponse } from '@surtidor/domain/invoices';
import type { PortalMessage } from '../../../platform/messages/text-context.tsx';

/** A document to download. */
export interface PdfJob {
  readonly id: string;
  /** The title of the document and the name of its file: 'Factura FE-10293'. */
  readonly title: string;
  /** Requests the file's URL. Never rejects. */
  readonly fetchPdf: () => Promise<PdfResponse>;
}

/** The status of a document. */
export type PdfJobState =
  | { readonly kind: 'waiting' | 'working' }
  | { readonly kind: 'done'; readonly bytes: Uint8Array<ArrayBuffer> }
  /** The reason is the server's text or a message of the portal. */
  | { readonly kind: 'failed'; readonly reason: PortalMessage | string };

/** All documents of a batch by id. */
export type PdfBatch = ReadonlyMap<string, PdfJobState>;

/** Creates a batch before any request. */
export const createBatch = (jobs: readonly PdfJob[]): PdfBatch =>
  new Map(jobs.map(({ id }) => [id, { kind: 'waiting' }]));

/** Returns the batch with its failures reset. Fetched files are kept. */
export const resetFailures = (batch: PdfBatch): PdfBatch =>
  new Map(
    [...batch].map(([id, state]) => [id, state.kind === 'failed' ? { kind: 'waiting' } : state]),
  );

/** Returns the number of documents with a status. */
export const countJobs = (batch: PdfBatch, kind: PdfJobState['kind']): number =>
  [...batch.values()].filter((state) => state.kind === kind).length;
