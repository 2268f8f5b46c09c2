import type { ObservableQuery } from '@apollo/client';

/** Pending refetches, and whether another refetch was requested meanwhile. */
const pendingRefetches = new WeakMap<object, { repeat: boolean }>();

/**
 * Refetches a watched query. During a pending request Apollo returns that request for a refetch. Its
 * response may be older than the change, so another request follows. Failures are reported by the
 * watched result.
 */
export function refetchLatest<TData>(query: ObservableQuery<TData>): void {
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
