import type { DocumentKind } from '../shared/index.ts';

/** The kind of a document from its type; a type nobody knows is 'other'. */
export const documentKindOf = (documentType: string): DocumentKind =>
  kindByType.get(documentType.trim().toUpperCase()) ?? 'other';

/** Which types of document are owed and which are in the client's favour (inferred). */
const kindByType: ReadonlyMap<string, DocumentKind> = new Map([
  ['RV', 'invoice'],
  ['DB', 'invoice'],
  ['DB-SF', 'invoice'],
  ['DB-SP', 'invoice'],
  ['DG', 'payment'],
  ['DZ', 'payment'],
]);
