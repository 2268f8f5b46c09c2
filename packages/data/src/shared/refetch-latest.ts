import type { WatchedQuery } from '../client/data-client.ts';

/** Pending refetches by query, and whether another refetch was requested meanwhile. */
const pendingRefetches = new WeakMap<object, { repeat: boolean }>();

/**
 * Refetches a watched query. If a refetch is pending, Apollo would return the pending request, whose
 * response may be older than the change, so another request follows. Failures are reported by the
 * watched result.
 */
export function refetchLatest(query: Pick<WatchedQuery, 'refetch'>): void {
  const pendingRefetch = pendingRefetches.get(query);
  if (pendingRefetch !== undefined) {
    pendingRefetch.repeat = true;
    return;
  }
  const refetch = { repeat: false };
  pendingRefetches.set(query, refetch);
  const handleSettled = () => {
    pendingRefetches.delete(query);
    if (refetch.repeat) refetchLatest(query);
  };
  query.refetch().then(handleSettled, handleSettled);
}
