import type { AttemptElsewhere } from '@surtidor/domain';

/** The client's live attempts as the backend last told them; empty until it was asked. */
export interface ElsewhereStore {
  /** Keeps its identity until a change. */
  readonly getSnapshot: () => readonly AttemptElsewhere[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly set: (attempts: readonly AttemptElsewhere[]) => void;
}

/** What the backend tells of payments in progress, kept for as long as the page lives. */
export function createElsewhereStore(): ElsewhereStore {
  const listeners = new Set<() => void>();
  let attempts: readonly AttemptElsewhere[] = [];
  return {
    getSnapshot: () => attempts,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (next) => {
      attempts = next;
      for (const tell of listeners) tell();
    },
  };
}
