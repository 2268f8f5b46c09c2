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
} from '@surtidor/domain/payments';
import type { KeyValueStorage } from '../storage.ts';

/** The storage key of all attempts; the name predates the other kinds. */
export const journalKey = 'surtidor-payments';

/** The journal without attempts, and that of the server: one object, so that a page without attempts renders once. */
export const emptyJournal: PaymentJournal = [];

/** The attempts of this browser, shared by all tabs. */
export interface JournalStore {
  /** Returns all attempts, of every client. Stable until a change. */
  readonly getSnapshot: () => PaymentJournal;
  readonly subscribe: (listener: () => void) => () => void;
  /** Saves an attempt before its request. Returns whether the entry outlives the page and can be parsed. */
  readonly record: (attempt: PaymentAttempt) => boolean;
  /** Records an event of an attempt. */
  readonly advance: (key: string, event: AttemptEvent) => void;
  /** Reads the changes of other tabs. */
  readonly refresh: () => void;
}

/** The dependencies of the store. */
export interface JournalStoreOptions {
  readonly sharedStorage: KeyValueStorage;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Calls `refresh` when another tab writes or the page becomes visible. */
  readonly onOutsideChange?: (refresh: () => void) => () => void;
}

/**
 * Creates the store of the journal in the browser's shared storage. Each change first merges the stored journal, so
 * two tabs never lose each other's attempts and a final state never changes.
 */
export function createJournalStore({
  sharedStorage,
  now,
  onOutsideChange,
}: JournalStoreOptions): JournalStore {
  const listeners = new Set<() => void>();
  let currentJson = sharedStorage.get(journalKey);
  let journal = parseJournal(currentJson);
  const update = (nextJournal: PaymentJournal, nextJson: string | null) => {
    if (nextJson === currentJson) return;
    currentJson = nextJson;
    journal = nextJournal;
    for (const notify of listeners) notify();
  };
  /** Returns this tab's copy, which is empty once a sign-out has cleared the storage. */
  const getTabJournal = (storedJson: string | null) =>
    storedJson === null && currentJson !== null ? [] : journal;
  const readLatest = () => {
    const storedJson = sharedStorage.get(journalKey);
    return storedJson === currentJson
      ? journal
      : mergeJournals(getTabJournal(storedJson), parseJournal(storedJson));
  };
  const write = (nextJournal: PaymentJournal) => {
    // Parsed again so that this tab and the others read the same data.
    const normalisedJournal = parseJournal(serialiseJournal(pruneJournal(nextJournal, now())));
    const json = serialiseJournal(normalisedJournal);
    const isStored = sharedStorage.set(journalKey, json);
    update(normalisedJournal, json);
    return isStored;
  };
  const refresh = () => {
    const storedJson = sharedStorage.get(journalKey);
    if (storedJson !== currentJson)
      update(mergeJournals(getTabJournal(storedJson), parseJournal(storedJson)), storedJson);
  };
  onOutsideChange?.(refresh);
  return {
    getSnapshot: () => (journal.length === 0 ? emptyJournal : journal),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    record: (attempt) =>
      write(recordAttempt(readLatest(), attempt)) && journal.some(({ key }) => key === attempt.key),
    advance: (key, event) => {
      const nextJournal = advanceJournal(readLatest(), key, event, now());
      // An empty journal is not written, so other tabs still detect the sign-out.
      if (nextJournal.length === 0) refresh();
      else write(nextJournal);
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
