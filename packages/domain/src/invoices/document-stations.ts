import type { Invoice } from './types.ts';

/** A service station that documents belong to. */
export interface DocumentStation {
  readonly code: string;
  readonly name: string;
}

/** Returns the distinct stations of documents, in order of appearance. */
export const getDocumentStations = (
  documents: readonly Pick<Invoice, 'destinationCode' | 'destinationName'>[],
): readonly DocumentStation[] => {
  const stations = new Map<string, DocumentStation>();
  for (const { destinationCode, destinationName } of documents) {
    const code = destinationCode.trim();
    const name = destinationName.trim();
    const key = code || name;
    if (key !== '' && !stations.has(key)) stations.set(key, { code, name: name || code });
  }
  return [...stations.values()];
};
