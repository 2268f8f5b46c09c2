import type { TypedDocumentNode } from '@apollo/client';
import type { Failure } from '@surtidor/domain';
import type { StoreContext } from './readers.ts';
import type { FetchPolicy } from './remote-query.ts';

/** The two variables every paged operation has. */
export interface PageVariables {
  readonly page: number;
  readonly pageSize: number;
}

/** What the pages fetched so far hold. */
export interface Rows<TItem, TExtra> {
  /** One place for each row that came, in order; null for a row that could not be read. */
  readonly items: readonly (TItem | null)[];
  /** How many rows there are in all, when the backend says so. */
  readonly total: number | null;
  /** What comes with the list besides its rows: labels, totals, downloads. */
  readonly extra: TExtra;
}

/** One paged list: its operation and how the answer is read. */
export interface PagedQuery<TData, TVariables extends PageVariables, TItem, TExtra = null> {
  readonly document: TypedDocumentNode<TData, TVariables>;
  readonly fetchPolicy: FetchPolicy;
  /** The rows; null when the answer has no data entry (spec 4). */
  readonly read: (data: TData, storeContext: StoreContext) => Rows<TItem, TExtra> | null;
  /** The failure of an answer without entry (spec 8); 'Data not found' when left out. */
  readonly missing?: Failure;
  /** A row's identity: the same row twice is shown once. */
  readonly keyOf: (item: TItem) => string;
  /** How the list knows that there is more (spec 4): its total, or a page that came back full. */
  readonly more: 'total' | 'page-full';
  readonly pageSize: number;
}
