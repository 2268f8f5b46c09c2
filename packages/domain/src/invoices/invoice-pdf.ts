import { documentTypesWithoutPdf } from '../shared/index.ts';
import type { Invoice } from './types.ts';

/** Whether a document has a PDF: payments and invoices, except types DB-SF, DB-SP and DB (spec 5). */
export const hasPdf = ({ kind, documentType }: Pick<Invoice, 'kind' | 'documentType'>) =>
  (kind === 'invoice' || kind === 'payment') &&
  !typesWithoutPdf.includes(documentType.trim().toUpperCase());

/** The result of a PDF request (spec 5, 8). */
export type PdfResponse =
  | { readonly kind: 'url'; readonly url: string }
  /** The text from the server, shown as a warning. */
  | { readonly kind: 'server-text'; readonly text: string }
  | { readonly kind: 'not-found' };

/**
 * Parses the response to a PDF request. A URL must contain 'http'. Other text is a message to show,
 * and an empty response means that the document was not found (spec 8). Check the URL against the
 * allowed hosts before you open it.
 */
export const parsePdfResponse = (url: string | null, message: string | null): PdfResponse => {
  const trimmed = url?.trim() ?? '';
  if (trimmed.includes('http')) return { kind: 'url', url: trimmed };
  const text = trimmed || (message?.trim() ?? '');
  return text === '' ? { kind: 'not-found' } : { kind: 'server-text', text };
};

const typesWithoutPdf: readonly string[] = documentTypesWithoutPdf;
