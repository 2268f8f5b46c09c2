import type { Money } from './money/index.ts';

/** The display name of a document: its type and number. */
export type DocumentName =
  | { readonly kind: 'credit' | 'invoice' | 'document'; readonly number: string }
  /** The backend's name for the document class, for example 'Intereses de mora'. */
  | { readonly kind: 'class'; readonly className: string; readonly number: string };

/** The kind of a document. Invoices are payable, and payments are in the client's favour. */
export type DocumentKind = 'invoice' | 'payment' | 'other';

/** The fields of a document's name. */
export interface NamedDocument {
  readonly kind: DocumentKind;
  readonly documentNumber: string;
  readonly invoiceNumber: string;
  /** Community tax id, which is shown instead of the invoice number if present (spec 2). */
  readonly communityTaxId: string;
  /** Type of document, for example 'DB', which determines whether there is a PDF (spec 5). */
  readonly documentType: string;
  /** Class of document, which the account status table shows. */
  readonly documentClass: string;
  /** Open balance; negative for a credit. */
  readonly balance: Money;
}

/**
 * Returns the displayed number of a document: the community tax id, or else the invoice number or document
 * number (spec 2, reading 75).
 */
export const getDisplayNumber = (
  invoice: Pick<NamedDocument, 'communityTaxId' | 'invoiceNumber' | 'documentNumber'>,
): string => invoice.communityTaxId.trim() || invoice.invoiceNumber || invoice.documentNumber;

/**
 * Returns the name of a document on cards, payment lines, receipts and in print (reading 75): credit,
 * invoice, or the backend's name for debit and interest notes.
 */
export const getDocumentName = (document: NamedDocument): DocumentName => {
  const number = getDisplayNumber(document);
  if (document.balance.minor < 0) return { kind: 'credit', number };
  const isNote = document.documentType.trim().toUpperCase().startsWith(debitNotePrefix);
  if (document.kind === 'invoice' && !isNote) return { kind: 'invoice', number };
  const className = document.documentClass.trim();
  return className === '' ? { kind: 'document', number } : { kind: 'class', className, number };
};

/** The prefix of debit note types, including interest (spec 5). */
const debitNotePrefix = 'DB';
