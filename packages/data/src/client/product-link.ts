import { ApolloLink } from '@apollo/client/link';
import type { DocumentNode } from 'graphql';
import { renameProduct } from './rename-product.ts';

/**
 * Sends each operation with the configured product in the place of `Producto`
 * (reading 1). Documents are constants, so each is rewritten once.
 */
export function createProductLink(product: string): ApolloLink {
  const renamed = new WeakMap<DocumentNode, DocumentNode>();
  const forProduct = (document: DocumentNode) => {
    const known = renamed.get(document) ?? renameProduct(document, product);
    renamed.set(document, known);
    return known;
  };
  return new ApolloLink((operation, forward) => {
    operation.query = forProduct(operation.query);
    return forward(operation);
  });
}
