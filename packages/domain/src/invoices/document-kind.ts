import type { DocumentKind } from './types.ts';

/** Which types of document are owed and which are in the client's favour (inferred). */
const kindByType: Readonly<Record<string, DocumentKind>> = {
  RV: 'invoice',
  DB: 'invoice',
  'DB-SF': 'invoice',
  'DB-SP': 'invoice',
  DG: 'payment',
  DZ: 'payment',
};

/** The kind of a document from its type; a type nobody knows is 'other'. */
export const documentKindOf = (documentType: string): DocumentKind => {
  const type = documentType.trim().toUpperCase();
  return Object.hasOwn(kindByType, type) ? (kindByType[type] ?? 'other') : 'other';
};
