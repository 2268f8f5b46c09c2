import type { DocumentKind } from '../shared/index.ts';

/** Returns the kind of a document type; 'other' if unknown. */
export const getDocumentKind = (documentType: string): DocumentKind =>
  kindByType.get(documentType.trim().toUpperCase()) ?? 'other';

/** Invoices are documents to pay; payments are documents in the client's favour (inferred). */
const kindByType: ReadonlyMap<string, DocumentKind> = new Map([
  ['RV', 'invoice'],
  ['DB', 'invoice'],
  ['DB-SF', 'invoice'],
  ['DB-SP', 'invoice'],
  ['DG', 'payment'],
  ['DZ', 'payment'],
]);
