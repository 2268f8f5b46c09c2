import type { Money } from './money/index.ts';

/** The display name of a document: its type and number. */
export type DocumentName =
  | { readonly kind: 'credit' | 'invoice' | 'document'; readonly number: string }
  /** The backend's own name of its class: 'Intereses de mora'. */
  | { readonly kind: 'class'; readonly className: string; readonly number: string };

/** An invoice is owed by the client, a payment is money in the client's favour. */
export type DocumentKind = 'invoice' | 'payment' | 'other';

/** The fields of a document's name. */
export interface NamedDocument {
  readonly kind: DocumentKind;
  readonly documentNumber: string;
  readonly invoiceNumber: string;
  /** Community tax id: replaces the invoice number if present (spec 2). */
  readonly communityTaxId: string;
  /** Type of document, 'DB' for instance: decides whether a PDF is offered (spec 5). */
  readonly documentType: string;
  /** Class of document, for instance the name shown in the account status table. */
  readonly documentClass: string;
  /** Open balance; negative for a credit. */
  readonly balance: Money;
}

/**
 * The displayed number: the community tax id if present, else the invoice number (spec 2, reading
 * 75). Not empty if the document has any number.
 */
export const displayNumber = (
  invoice: Pick<NamedDocument, 'communityTaxId' | 'invoiceNumber' | 'documentNumber'>,
): string => invoice.communityTaxId.trim() || invoice.invoiceNumber || invoice.documentNumber;

/**
 * The name of a document on cards, payment lines, receipts and in print (reading 75): credit,
 * invoice, or the backend's name of debit and interest notes.
 */
export const documentName = (document: NamedDocument): DocumentName => {
  const number = displayNumber(document);
  if (document.balance.minor < 0) return { kind: 'credit', number };
  const isNote = document.documentType.trim().toUpperCase().startsWith(debitNotes);
  if (document.kind === 'invoice' && !isNote) return { kind: 'invoice', number };
  const className = document.documentClass.trim();
  return className === '' ? { kind: 'document', number } : { kind: 'class', className, number };
};

/** Prefix of debit note types, including interest (spec 5). */
const debitNotes = 'DB';
