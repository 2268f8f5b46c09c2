import type { ObservableQuery } from '@apollo/client';

/** Refetches under way, and whether another one was asked for meanwhile. */
const running = new WeakMap<object, { again: boolean }>();

/**
 * Refetches a watched query. Apollo answers a refetch with the request that is already under way, whose
 * response may be older than what changed: another one follows it then. The watched result reports a
 * failure.
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
