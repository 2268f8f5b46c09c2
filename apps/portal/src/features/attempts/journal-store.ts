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

/** The attempts this browser knows of, the same in every tab. */
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
export interface JournalParts {
  readonly shared: KeyValueStorage;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Calls back when another tab writes or the page becomes visible. */
  readonly onOutsideChange?: (refresh: () => void) => () => void;
}

/**
 * The journal in the browser's shared storage. Each change reads what is stored first and merges,
 * so that two tabs never lose each other's attempts and a final state never flips.
 */
export function createJournalStore({ shared, now, onOutsideChange }: JournalParts): JournalStore {
  const listeners = new Set<() => void>();
  let text = shared.get(journalKey);
  let journal = parseJournal(text);
  const show = (next: PaymentJournal, nextText: string | null) => {
    if (nextText === text) return;
    text = nextText;
    journal = next;
    for (const notify of listeners) notify();
  };
  /** This tab's copy; cleared once a sign-out has cleared the storage. */
  const known = (stored: string | null) => (stored === null && text !== null ? [] : journal);
  const latest = () => {
    const stored = shared.get(journalKey);
    return mergeJournals(known(stored), parseJournal(stored));
  };
  const write = (next: PaymentJournal) => {
    // Parsed again, so that this tab and others see exactly the same.
    const normalised = parseJournal(serialiseJournal(pruneJournal(next, now())));
    const savedText = serialiseJournal(normalised);
    shared.set(journalKey, savedText);
    show(normalised, savedText);
  };
  const refresh = () => {
    const stored = shared.get(journalKey);
    if (stored !== text) show(mergeJournals(known(stored), parseJournal(stored)), stored);
  };
  onOutsideChange?.(refresh);
  return {
    getSnapshot: () => journal,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    record: (attempt) => write(recordAttempt(latest(), attempt)),
    advance: (key, event) => {
      const next = advanceJournal(latest(), key, event, now());
      // An empty journal is not written: another tab would take it for one.
      if (next.length === 0) refresh();
      else write(next);
    },
    refresh,
  };
}

/** Calls back on writes of other tabs, on restore from the back/forward cache and on visibility. */
export function onTabChange(refresh: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === journalKey || event.key === null) refresh();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', refresh);
  document.addEventListener('visibilitychange', refresh);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', refresh);
    document.removeEventListener('visibilitychange', refresh);
  };
}
