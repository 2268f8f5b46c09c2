import { shownInvoiceNumber } from './invoice-card.ts';
import type { Invoice } from './types.ts';

/** What a document is called before its number. */
export type DocumentNaming =
  | { readonly kind: 'credit' | 'invoice' | 'document' }
  /** The backend's own word for its class: 'Intereses de mora'. */
  | { readonly kind: 'class'; readonly name: string };

/**
 * What a document is called: what is in the client's favour a credit, an invoice an invoice, and
 * debit and interest notes what the backend calls them.
 */
export const documentNaming = ({
  kind,
  balance,
  documentType,
  documentClass,
}: Pick<Invoice, 'kind' | 'balance' | 'documentType' | 'documentClass'>): DocumentNaming => {
  if (balance.minor < 0) return { kind: 'credit' };
  const isNote = documentType.trim().toUpperCase().startsWith(debitNotes);
  if (kind === 'invoice' && !isNote) return { kind: 'invoice' };
  const name = documentClass.trim();
  return name === '' ? { kind: 'document' } : { kind: 'class', name };
};

/** The number a document goes by, never empty where it has any. */
export const documentNumberShown = (
  invoice: Pick<Invoice, 'communityTaxId' | 'invoiceNumber' | 'documentNumber'>,
): string => shownInvoiceNumber(invoice) || invoice.documentNumber;

/** Begins the types of debit notes, those for interest among them (spec 5). */
const debitNotes = 'DB';
