import { documentTypesWithoutPdf } from '../shared/index.ts';
import type { Invoice } from './types.ts';

/** Only payments and invoices whose type is not DB-SF, DB-SP or DB offer a PDF (spec 5). */
export const offersPdf = ({ kind, documentType }: Pick<Invoice, 'kind' | 'documentType'>) =>
  (kind === 'invoice' || kind === 'payment') &&
  !withoutPdf.includes(documentType.trim().toUpperCase());

/** The result of a PDF request (spec 5, 8). */
export type PdfResponse =
  | { readonly kind: 'address'; readonly address: string }
  /** The server's own text, shown as a warning. */
  | { readonly kind: 'server-text'; readonly text: string }
  | { readonly kind: 'not-found' };

/**
 * A PDF URL must contain 'http'. Otherwise the returned text is shown, else the message, else 'Data
 * not found' (spec 8). Check the URL against the allowed hosts before opening it.
 */
export const readPdfResponse = (url: string | null, message: string | null): PdfResponse => {
  const address = url?.trim() ?? '';
  if (address.includes('http')) return { kind: 'address', address };
  const text = address || (message?.trim() ?? '');
  return text === '' ? { kind: 'not-found' } : { kind: 'server-text', text };
};

const withoutPdf: readonly string[] = documentTypesWithoutPdf;
