import type { TypedDocumentNode } from '@apollo/client';
import type { Failure } from '@surtidor/domain';
import { readInteger, type StoreContext } from './readers.ts';
import type { FetchPolicy } from './remote-query.ts';
import { readRows } from './rows.ts';

/** The variables that every paged operation has. */
export interface PageVariables {
  readonly page: number;
  readonly pageSize: number;
}

/** The content of a page. */
export interface PageContent<TItem, TExtra> {
  /** The rows, in order; null for unreadable ones. */
  readonly items: readonly (TItem | null)[];
  /** Total rows, if known. */
  readonly total: number | null;
  /** Data other than the rows: labels, totals, downloads. */
  readonly extra: TExtra;
}

/** A page in the usual form. */
interface WirePage<TRow> {
  readonly items: readonly TRow[] | null;
  readonly total_count: number | null;
}

/** Reads a page without extra data; null if it has no list. */
export function readPage<TRow, TItem>(
  page: WirePage<TRow> | null | undefined,
  toItem: (row: TRow) => TItem | null,
): PageContent<TItem, null> | null {
  const items = readRows(page?.items, toItem);
  return items && { items, total: readInteger(page?.total_count), extra: null };
}

/** A paged query: its operation and mapper. */
export interface PagedQuery<TData, TVariables extends PageVariables, TItem, TExtra = null> {
  readonly document: TypedDocumentNode<TData, TVariables>;
  readonly fetchPolicy: FetchPolicy;
  /** Maps the response; returns null if it has no data (spec 4). */
  readonly read: (data: TData, storeContext: StoreContext) => PageContent<TItem, TExtra> | null;
  /** The failure of a response without data (spec 8); 'Data not found' by default. */
  readonly missing?: Failure;
  /** Unique key of a row; repeated rows are shown once. */
  readonly getKey: (item: TItem) => string;
  /** How to detect another page (spec 4): by total or by a full page. */
  readonly nextPageRule: 'total' | 'page-full';
  readonly pageSize: number;
}

/** Declares a paged query; its types follow from the operation and `read`, which precedes `getKey`. */
// @__NO_SIDE_EFFECTS__ Bundlers drop unused queries.
export const definePagedQuery = <TData, TVariables extends PageVariables, TItem, TExtra>(
  query: PagedQuery<TData, TVariables, TItem, TExtra>,
): PagedQuery<TData, TVariables, TItem, TExtra> => query;

/** The part of a paged query that its first request needs. */
interface FirstPageRules<TVariables> {
  readonly document: TypedDocumentNode<unknown, TVariables>;
  readonly pageSize: number;
}

/** Returns the request for the first page of a list. */
export const buildFirstPageRequest = <TVariables extends PageVariables>(
  { document, pageSize }: FirstPageRules<TVariables>,
  variables: Omit<TVariables, keyof PageVariables>,
) => {
  const firstPageVariables = { ...variables, page: 1, pageSize };
  // `page` and `pageSize` are the variables that the type omits.
  return { document, variables: firstPageVariables as unknown as TVariables };
};
