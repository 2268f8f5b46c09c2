import {
  type AttemptEvent,
  advanceJournal,
  mergeJournals,
  type PaymentAttempt,
  type PaymentJournal,
  parseJournal,
  pruneJournal,
  recordAttempt,
  serialiseJournal,
} from '@surtidor/domain';
import type { KeyValueStorage } from '../../platform/browser/storage.ts';

/** The storage key of all attempts; the name predates the other kinds. */
export const journalKey = 'surtidor-payments';

/** The attempts of this browser, shared by all tabs. */
export interface JournalStore {
  /** All attempts, of every client; stable until a change. */
  readonly getSnapshot: () => PaymentJournal;
  readonly subscribe: (listener: () => void) => () => void;
  /** Saves an attempt before its request. */
  readonly record: (attempt: PaymentAttempt) => void;
  /** Records an event of an attempt. */
  readonly advance: (key: string, event: AttemptEvent) => void;
  /** Reads the changes of other tabs. */
  readonly refresh: () => void;
}

/** The dependencies of the store. */
export interface JournalStoreOptions {
  readonly shared: KeyValueStorage;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Calls back when another tab writes or the page becomes visible. */
  readonly onOutsideChange?: (refresh: () => void) => () => void;
}

/**
 * The journal in the browser's shared storage. Each change first merges the stored journal, so two tabs
 * never lose each other's attempts and a final state never changes.
 */
export function createJournalStore({
  shared,
  now,
  onOutsideChange,
}: JournalStoreOptions): JournalStore {
  const listeners = new Set<() => void>();
  let text = shared.get(journalKey);
  let journal = parseJournal(text);
  const update = (next: PaymentJournal, nextText: string | null) => {
    if (nextText === text) return;
    text = nextText;
    journal = next;
    for (const notify of listeners) notify();
  };
  /** This tab's copy; cleared once a sign-out has cleared the storage. */
  const getTabJournal = (stored: string | null) =>
    stored === null && text !== null ? [] : journal;
  const readLatest = () => {
    const stored = shared.get(journalKey);
    return mergeJournals(getTabJournal(stored), parseJournal(stored));
  };
  const write = (next: PaymentJournal) => {
    // Parsed again so that this tab and the others read the same data.
    const normalised = parseJournal(serialiseJournal(pruneJournal(next, now())));
    const savedText = serialiseJournal(normalised);
    shared.set(journalKey, savedText);
    update(normalised, savedText);
  };
  const refresh = () => {
    const stored = shared.get(journalKey);
    if (stored !== text) update(mergeJournals(getTabJournal(stored), parseJournal(stored)), stored);
  };
  onOutsideChange?.(refresh);
  return {
    getSnapshot: () => journal,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    record: (attempt) => write(recordAttempt(readLatest(), attempt)),
    advance: (key, event) => {
      const next = advanceJournal(readLatest(), key, event, now());
      // An empty journal is not written, so other tabs still detect the sign-out.
      if (next.length === 0) refresh();
      else write(next);
    },
    refresh,
  };
}

/** Calls `refresh` when another tab writes, the page becomes visible or the browser restores it. */
export function subscribeToTabChanges(refresh: () => void): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (event.key === journalKey || event.key === null) refresh();
  };
  window.addEventListener('storage', handleStorage);
  window.addEventListener('pageshow', refresh);
  document.addEventListener('visibilitychange', refresh);
  return () => {
    window.removeEventListener('storage', handleStorage);
    window.removeEventListener('pageshow', refresh);
    document.removeEventListener('visibilitychange', refresh);
  };
}
