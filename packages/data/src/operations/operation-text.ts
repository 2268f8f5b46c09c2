import { type DocumentNode, parse, print } from 'graphql';
import { createSurtidorCache } from '../client/cache.ts';
import { renameProduct } from '../client/rename-product.ts';

/**
 * The text of a compiled operation as a client of ours would send it, with the placeholder in the
 * place of the product. Its SHA-256 is the operation's name between the portal and its server.
 */
export const operationText = (document: DocumentNode): string =>
  print(createSurtidorCache().transformDocument(document));

/** The same operation for a deployment's product (reading 1). */
export const operationForProduct = (text: string, product: string): string =>
  print(renameProduct(parse(text), product));
