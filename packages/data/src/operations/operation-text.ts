import { type DocumentNode, print } from 'graphql';
import { createSurtidorCache } from '../shared/cache.ts';

/**
 * Returns the text of a compiled operation, with all optional fields. The portal and its server
 * identify the operation by the SHA-256 of this text.
 */
export const getOperationText = (document: DocumentNode): string =>
  print(createSurtidorCache().transformDocument(document));
