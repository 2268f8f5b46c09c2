import type { DocumentKind } from '../shared/index.ts';

/** The kind of a document type; 'other' if unknown. */
export const getDocumentKind = (documentType: string): DocumentKind =>
  kindByType.get(documentType.trim().toUpperCase()) ?? 'other';

/** Document types that are owed and those in the client's favour (inferred). */
const kindByType: ReadonlyMap<string, DocumentKind> = new Map([
  ['RV', 'invoice'],
  ['DB', 'invoice'],
  ['DB-SF', 'invoice'],
  ['DB-SP', 'invoice'],
  ['DG', 'payment'],
  ['DZ', 'payment'],
]);
