import type { RemoteAttempt } from '@surtidor/domain/payments';

/** The client's attempts in progress according to the backend; empty until fetched. */
export interface OtherDevicesStore {
  /** Stable until a change. */
  readonly getSnapshot: () => readonly RemoteAttempt[];
  /** Whether the backend has responded. */
  readonly hasResponded: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  readonly set: (attempts: readonly RemoteAttempt[]) => void;
}

/**
 * Creates the in-memory store of the backend's payments in progress.
 * @param preloadedAttempts The attempts that the server sent with the page; null if none were sent.
 */
export function createOtherDevicesStore(
  preloadedAttempts: readonly RemoteAttempt[] | null,
): OtherDevicesStore {
  const listeners = new Set<() => void>();
  let attempts = preloadedAttempts ?? [];
  let hasResponded = preloadedAttempts !== null;
  return {
    getSnapshot: () => attempts,
    hasResponded: () => hasResponded,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (nextAttempts) => {
      attempts = nextAttempts;
      hasResponded = true;
      for (const notify of listeners) notify();
    },
  };
}
