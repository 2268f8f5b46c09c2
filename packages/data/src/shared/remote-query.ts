import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { Failure } from '@surtidor/domain';
import type { StoreContext } from './readers.ts';
import { isOffline } from './transport/is-offline.ts';

/**
 * Apollo's fetch policy of a query.
 * - `cache-first`: for data that rarely changes (roles, document classes)
 * - `network-only`: "no cache" in spec 7
 * - `no-cache`: fetched once per sign-in and kept in a store instead of the cache, which would block
 *   a phone for seconds with tens of thousands of rows
 */
export type FetchPolicy = 'cache-first' | 'cache-and-network' | 'network-only' | 'no-cache';

/** The policy to use now. Offline, cached data is shown together with the network failure. */
export const currentFetchPolicy = (fetchPolicy: FetchPolicy): FetchPolicy =>
  isOffline() && fetchPolicy === 'network-only' ? 'cache-and-network' : fetchPolicy;

/** One remote value: its operation and how the answer is read. Written once, beside the operation. */
export interface RemoteQuery<TData, TVariables extends OperationVariables, TValue> {
  readonly document: TypedDocumentNode<TData, TVariables>;
  readonly fetchPolicy: FetchPolicy;
  /** The value in domain words; null when the answer has no entry. */
  readonly read: (data: TData, storeContext: StoreContext) => TValue | null;
  /** The failure of an answer without entry (spec 8); 'Data not found' when left out. */
  readonly missing?: Failure;
  /**
   * Whether what came beside errors is used where it can be read: a missing block must not take the
   * others with it (faults 46). The end of the session and a refusal are never overlooked.
   */
  readonly partial?: boolean;
  /** Whether a value that came back well has nothing in it. Absent: it always has. */
  readonly isEmpty?: (value: TValue) => boolean;
}
