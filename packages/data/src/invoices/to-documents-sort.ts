import type { DocumentosSortInput } from '../generated/types.ts';

/**
 * Sort orders of a list of documents.
 * - due: the oldest due first, the backend's default
 * - due-latest: the latest due first
 * - newest: the newest document first
 * - oldest: the oldest document first
 * - amount: the largest balance first
 * - amount-least: the smallest balance first
 */
export const invoiceSorts = [
  'due',
  'due-latest',
  'newest',
  'oldest',
  'amount',
  'amount-least',
] as const;

export type InvoiceSort = (typeof invoiceSorts)[number];

const sorts: Readonly<Record<InvoiceSort, DocumentosSortInput>> = {
  due: { fecha_vencimiento_documento: 'ASC' },
  'due-latest': { fecha_vencimiento_documento: 'DESC' },
  newest: { fecha_documento: 'DESC' },
  oldest: { fecha_documento: 'ASC' },
  amount: { total: 'DESC' },
  'amount-least': { total: 'ASC' },
};

/** Returns the sort of the `documentos` query. */
export const toDocumentsSort = (sort: InvoiceSort): DocumentosSortInput => sorts[sort];
