import { createFailure } from '@surtidor/domain';
import type { DocumentType } from '@surtidor/domain/associates';
import { readObject, readString } from '../shared/readers.ts';
import { defineRemoteQuery } from '../shared/remote-query.ts';
import { keepReadableRows, readRows } from '../shared/rows.ts';
import { type Remote, useRemote } from '../shared/use-remote.ts';
import { DocumentTypesDocument, type DocumentTypesQuery } from './document-types.generated.ts';

type Row = NonNullable<DocumentTypesQuery['listadoTiposDocumentos']>[number];

/** Maps a type of personal document (spec 3); returns null without a value. */
function toDocumentType(row: Row): DocumentType | null {
  const wire = readObject(row);
  const value = readString(wire?.value);
  if (!wire || value === '') return null;
  const label = readString(wire.label) || value;
  return { value, label, title: readString(wire.title) || label };
}

/** The types of personal documents (spec 7, `listadoTiposDocumentos`). */
export const documentTypesQuery = defineRemoteQuery({
  document: DocumentTypesDocument,
  fetchPolicy: 'cache-first',
  missing: createFailure('document-types-not-found'),
  read: ({ listadoTiposDocumentos: rows }) => keepReadableRows(readRows(rows, toDocumentType)),
});

/** Builds the request for the types of personal documents. */
export const buildDocumentTypesRequest = () => ({ document: DocumentTypesDocument, variables: {} });

/** Queries the types of personal documents. */
export const useDocumentTypes = (): Remote<readonly DocumentType[]> =>
  useRemote(documentTypesQuery, buildDocumentTypesRequest().variables);
