import { ApolloLink } from '@apollo/client/link';
import type { DocumentNode } from 'graphql';
import { type ContractNames, renameOperations } from './rename-product.ts';

/**
 * Sends each operation under the deployment's names (reading 1, reading 32).
 * Documents are constants, so each is rewritten once.
 */
export function createNamesLink(names: ContractNames): ApolloLink {
  const renamed = new WeakMap<DocumentNode, DocumentNode>();
  const underNames = (document: DocumentNode) => {
    const known = renamed.get(document) ?? renameOperations(document, names);
    renamed.set(document, known);
    return known;
  };
  return new ApolloLink((operation, forward) => {
    operation.query = underNames(operation.query);
    return forward(operation);
  });
}
