import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { PageVariables } from './paged-query.ts';

/**
 * What a page asks as soon as it is opened, while its code is on its way: an operation and what it is
 * asked with. Each stands in a module of its own, without the reading of its answer, so that little
 * has to be loaded before it can be sent; the screen's hook takes its variables from the same function.
 */
export interface FirstQuery {
  readonly document: DocumentNode;
  readonly variables: OperationVariables;
  /** Whether a cached response is enough (`cache-first`). */
  readonly reuse?: boolean;
}

/** The first page of a list. */
export const firstPage = <TVariables extends PageVariables>(
  document: TypedDocumentNode<unknown, TVariables>,
  variables: Omit<TVariables, keyof PageVariables>,
  pageSize: number,
) => {
  const page = { ...variables, page: 1, pageSize };
  // What was left out of the variables is put back.
  return { document, variables: page as unknown as TVariables };
};
