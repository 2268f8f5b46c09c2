import type { PdfAnswer } from '@surtidor/domain';
import type { PortalMessage } from '../../../platform/messages/text-context.tsx';

/** One document whose PDF is wanted. */
export interface PdfJob {
  readonly id: string;
  /** What it is called: 'Factura FE-10293'; also the name of its file. */
  readonly title: string;
  /** Asks for the file's address; never rejects. */
  readonly fetchPdf: () => Promise<PdfAnswer>;
}

/** Where one document stands. */
export type PdfJobState =
  | { readonly kind: 'waiting' | 'working' }
  | { readonly kind: 'done'; readonly bytes: Uint8Array<ArrayBuffer> }
  /** The server's own text, or a message of ours. */
  | { readonly kind: 'failed'; readonly reason: PortalMessage | string };

/** All documents of a batch by id. */
export type PdfBatch = ReadonlyMap<string, PdfJobState>;

/** A batch before anything was asked. */
export const waitingBatch = (jobs: readonly PdfJob[]): PdfBatch =>
  new Map(jobs.map(({ id }) => [id, { kind: 'waiting' }]));

/** The batch with its failures waiting again; what came is kept. */
export const batchToRetry = (batch: PdfBatch): PdfBatch =>
  new Map(
    [...batch].map(([id, state]) => [id, state.kind === 'failed' ? { kind: 'waiting' } : state]),
  );

/** How many documents are in a state. */
export const countOf = (batch: PdfBatch, kind: PdfJobState['kind']): number =>
  [...batch.values()].filter((state) => state.kind === kind).length;
