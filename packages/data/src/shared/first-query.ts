import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { PageVariables } from './paged-query.ts';

/**
 * An initial query of a page, sent while its code loads. Defined in a separate module without its
 * mapper, so that little must be loaded first; the screen's hook uses the same function.
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
  // Adds the omitted variables.
  return { document, variables: page as unknown as TVariables };
};
