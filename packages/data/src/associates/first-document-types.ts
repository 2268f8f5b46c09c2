import { DocumentTypesDocument } from './document-types.generated.ts';

/** The types of personal documents. */
export const firstDocumentTypes = () => ({
  document: DocumentTypesDocument,
  variables: {},
  reuse: true,
});
