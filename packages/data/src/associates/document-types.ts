import { type DocumentType, failure } from '@surtidor/domain';
import type { RemoteQuery } from '../shared/remote-query.ts';
import { mapRows, readableRows } from '../shared/rows.ts';
import { type Remote, useRemote } from '../shared/use-remote.ts';
import { entry, text } from '../shared/wire.ts';
import { DocumentTypesDocument, type DocumentTypesQuery } from './document-types.generated.ts';
import { firstDocumentTypes } from './first-document-types.ts';

type Row = NonNullable<DocumentTypesQuery['listadoTiposDocumentos']>[number];

/** A kind of personal document (spec 3); null without the value that is saved. */
function toDocumentType(row: Row): DocumentType | null {
  const wire = entry(row);
  const value = text(wire?.value);
  if (!wire || value === '') return null;
  const label = text(wire.label) || value;
  return { value, label, title: text(wire.title) || label };
}

/** The kinds of document a person may have (spec 7, `listadoTiposDocumentos`). */
export const documentTypesQuery: RemoteQuery<
  DocumentTypesQuery,
  Record<string, never>,
  readonly DocumentType[]
> = {
  document: DocumentTypesDocument,
  freshness: 'reuse',
  missing: failure('document-types-not-found'),
  read: ({ listadoTiposDocumentos: rows }) =>
    Array.isArray(rows) ? readableRows(mapRows(rows, toDocumentType)) : null,
  isEmpty: (types) => types.length === 0,
};

/** The kinds of document the form offers. */
export const useDocumentTypes = (): Remote<readonly DocumentType[]> =>
  useRemote(documentTypesQuery, firstDocumentTypes().variables);
