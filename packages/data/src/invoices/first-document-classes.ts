import { DocumentClassesDocument } from './document-classes.generated.ts';

/** The classes of document. */
export const firstDocumentClasses = () => ({
  document: DocumentClassesDocument,
  variables: {},
  reuse: true,
});
