import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { Failure } from '@surtidor/domain';
import type { StoreContext } from './readers.ts';
import { isOffline } from './transport/is-offline.ts';

/**
 * Apollo's fetch policy of a query.
 * - `cache-first`: for data that rarely changes (roles, document classes)
 * - `network-only`: "no cache" in spec 7
 * - `no-cache`: fetched once per sign-in and held in a store instead of the cache, which would block a
 *   phone for seconds with tens of thousands of rows
 */
export type FetchPolicy = 'cache-first' | 'cache-and-network' | 'network-only' | 'no-cache';

/** Returns the policy to use now. Offline, cached data is shown together with the network failure. */
export const getCurrentFetchPolicy = (fetchPolicy: FetchPolicy): FetchPolicy =>
  isOffline() && fetchPolicy === 'network-only' ? 'cache-and-network' : fetchPolicy;

/** A query: its operation and mapper. */
export interface RemoteQuery<TData, TVariables extends OperationVariables, TValue> {
  readonly document: TypedDocumentNode<TData, TVariables>;
  readonly fetchPolicy: FetchPolicy;
  /** Maps the response to the domain; returns null if it has no data. */
  readonly read: (data: TData, storeContext: StoreContext) => TValue | null;
  /** The failure of a response without data (spec 8); 'Data not found' by default. */
  readonly missing?: Failure;
  /**
   * Whether to use partial data despite errors: a missing block must not affect the others (faults
   * 46). Unauthorized and forbidden still fail.
   */
  readonly partial?: boolean;
  /** Whether a value is empty. By default only an array without elements is. */
  readonly isEmpty?: (value: TValue) => boolean;
}

/** Declares a query; its types follow from the operation and `read`. */
// @__NO_SIDE_EFFECTS__ Bundlers drop unused queries.
export const defineRemoteQuery = <TData, TVariables extends OperationVariables, TValue>(
  query: RemoteQuery<TData, TVariables, TValue>,
): RemoteQuery<TData, TVariables, TValue> => query;

/** A query with its variables. A page's loader requests it, and the hook of its screen reads it. */
export interface QueryRequest {
  readonly document: DocumentNode;
  readonly variables: OperationVariables;
}
