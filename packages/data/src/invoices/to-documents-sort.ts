import type { DocumentosSortInput } from '../generated/types.ts';

/**
 * Sort orders of a list of documents.
 * - due: earliest due date first (the backend's default)
 * - due-latest: latest due date first
 * - newest: newest document first
 * - oldest: oldest document first
 * - amount: largest balance first
 * - amount-least: smallest balance first
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

/** Converts a sort to the input of `documentos`. */
export const toDocumentsSort = (sort: InvoiceSort): DocumentosSortInput => sorts[sort];
