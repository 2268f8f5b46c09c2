import type { DocumentKind } from '../shared/index.ts';

/** The kind of a document type; 'other' if unknown. */
export const getDocumentKind = (documentType: string): DocumentKind =>
  kindByType.get(documentType.trim().toUpperCase()) ?? 'other';

/** Types of documents to pay, and types of documents in the client's favour (inferred). */
const kindByType: ReadonlyMap<string, DocumentKind> = new Map([
  ['RV', 'invoice'],
  ['DB', 'invoice'],
  ['DB-SF', 'invoice'],
  ['DB-SP', 'invoice'],
  ['DG', 'payment'],
  ['DZ', 'payment'],
]);
