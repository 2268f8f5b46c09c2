import type { ObservableQuery } from '@apollo/client';

/** Pending refetches, and whether another refetch was requested meanwhile. */
const running = new WeakMap<object, { again: boolean }>();

/**
 * Refetches a watched query. During a pending request Apollo returns that request for a refetch. Its
 * response may be older than the change, so another request follows. Failures are reported by the
 * watched result.
 */
export function refetchAnew<TData>(watched: ObservableQuery<TData>): void {
  const current = running.get(watched);
  if (current !== undefined) {
    current.again = true;
    return;
  }
  const refetch = { again: false };
  running.set(watched, refetch);
  const end = () => {
    running.delete(watched);
    if (refetch.again) refetchAnew(watched);
  };
  watched.refetch().then(end, end);
}
