import { type DocumentNode, print } from 'graphql';
import { createSurtidorCache } from '../shared/cache.ts';

/**
 * The text of a compiled operation, with all optional fields. Its SHA-256 identifies it between the
 * portal and its server.
 */
export const operationText = (document: DocumentNode): string =>
  print(createSurtidorCache().transformDocument(document));
