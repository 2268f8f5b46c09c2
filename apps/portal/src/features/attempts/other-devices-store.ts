import type { RemoteAttempt } from '@surtidor/domain';

/** The client's live attempts as the backend last told them; empty until it was asked. */
export interface OtherDevicesStore {
  /** Keeps its identity until a change. */
  readonly getSnapshot: () => readonly RemoteAttempt[];
  /** Whether the backend has answered at all. */
  readonly isAnswered: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  readonly set: (attempts: readonly RemoteAttempt[]) => void;
}

/** What the backend tells of payments in progress, kept for as long as the page lives. */
export function createOtherDevicesStore(): OtherDevicesStore {
  const listeners = new Set<() => void>();
  let attempts: readonly RemoteAttempt[] = [];
  let isAnswered = false;
  return {
    getSnapshot: () => attempts,
    isAnswered: () => isAnswered,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (next) => {
      attempts = next;
      isAnswered = true;
      for (const notify of listeners) notify();
    },
  };
}
