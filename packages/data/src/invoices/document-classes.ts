import type { DocumentClass } from '@surtidor/domain/invoices';
import { readObject, readString } from '../shared/readers.ts';
import { defineRemoteQuery } from '../shared/remote-query.ts';
import { keepReadableRows, readRows } from '../shared/rows.ts';
import { type Remote, useRemote } from '../shared/use-remote.ts';
import {
  DocumentClassesDocument,
  type DocumentClassesQuery,
} from './document-classes.generated.ts';

type Row = NonNullable<DocumentClassesQuery['ClassDocuments']>[number];

/** Maps a document class (spec 3); returns null without a grouping, which filters need. */
function toDocumentClass(row: Row): DocumentClass | null {
  const wire = readObject(row);
  const grouping = readString(wire?.agrupacion);
  return grouping ? { name: readString(wire?.nombre) || grouping, grouping } : null;
}

/** The classes that the document filter offers (spec 7, `ClassDocuments`). */
export const documentClassesQuery = defineRemoteQuery({
  document: DocumentClassesDocument,
  fetchPolicy: 'cache-first',
  read: ({ ClassDocuments }) => keepReadableRows(readRows(ClassDocuments, toDocumentClass)),
});

/** Builds the request for the document classes. */
export const buildDocumentClassesRequest = () => ({
  document: DocumentClassesDocument,
  variables: {},
});

/** Queries the document classes that filters offer. */
export const useDocumentClasses = (): Remote<readonly DocumentClass[]> =>
  useRemote(documentClassesQuery, buildDocumentClassesRequest().variables);
