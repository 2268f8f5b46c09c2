import { type DocumentNode, parse, print } from 'graphql';
import { createSurtidorCache } from '../client/cache.ts';
import { type ContractNames, renameOperations } from '../client/rename-product.ts';

/**
 * The text of a compiled operation as a client of ours would send it, with the placeholder in the
 * place of the product. Its SHA-256 is the operation's name between the portal and its server.
 */
export const operationText = (document: DocumentNode): string =>
  print(createSurtidorCache().transformDocument(document));

/** The same operation under a deployment's names (reading 1, reading 32). */
export const operationFor = (text: string, names: ContractNames): string =>
  print(renameOperations(parse(text), names));
