import { DocumentTypesDocument } from './document-types.generated.ts';

/** The kinds of document a person may have. */
export const firstDocumentTypes = () => ({
  document: DocumentTypesDocument,
  variables: {},
  reuse: true,
});
