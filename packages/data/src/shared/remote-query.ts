import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { Failure } from '@surtidor/domain';
import { isOffline } from './transport/is-offline.ts';
import type { StoreContext } from './wire.ts';

/**
 * Where an answer may come from.
 * - `reuse`: from the cache when it is there (roles, document classes: they change rarely)
 * - `refresh`: from the cache at once and from the backend anyway
 * - `fresh`: from the backend each time a screen opens ("no cache" in spec 7)
 * - `once`: from the backend once a sign-in, and kept whole beside the cache: tens of thousands of rows
 *   would be taken apart by it and put together again, which holds a phone's page for seconds
 */
export type Freshness = 'reuse' | 'refresh' | 'fresh' | 'once';

/** Apollo's policy for each freshness. */
const fetchPolicies = {
  reuse: 'cache-first',
  refresh: 'cache-and-network',
  fresh: 'network-only',
  once: 'no-cache',
} as const satisfies Record<Freshness, string>;

/**
 * The policy an answer is asked under. Without a connection what was known is shown at once, however
 * fresh it should be, beside the failure to ask anew.
 */
export const fetchPolicyOf = (freshness: Freshness) =>
  isOffline() && freshness === 'fresh' ? fetchPolicies.refresh : fetchPolicies[freshness];

/** One remote value: its operation and how the answer is read. Written once, beside the operation. */
export interface RemoteQuery<TData, TVariables extends OperationVariables, TValue> {
  readonly document: TypedDocumentNode<TData, TVariables>;
  readonly freshness: Freshness;
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
