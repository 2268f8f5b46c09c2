import { type DocumentNode, print } from 'graphql';
import { createSurtidorCache } from '../client/cache.ts';

/**
 * The text of a compiled operation as the build writes it, with every optional field. Its SHA-256 is
 * the operation's name between the portal and its server.
 */
export const operationText = (document: DocumentNode): string =>
  print(createSurtidorCache().transformDocument(document));
