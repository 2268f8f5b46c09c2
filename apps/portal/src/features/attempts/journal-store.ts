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

/** Where the browser keeps its attempts of every kind; the name is older than the others. */
export const journalKey = 'surtidor-payments';

/** The attempts this browser knows of, the same in every tab. */
export interface JournalStore {
  /** Every attempt, of every client that used this browser; it keeps its identity until a change. */
  readonly getSnapshot: () => PaymentJournal;
  readonly subscribe: (listener: () => void) => () => void;
  /** Writes an attempt down before anything leaves. */
  readonly record: (attempt: PaymentAttempt) => void;
  /** Writes down what happened to an attempt. */
  readonly advance: (key: string, event: AttemptEvent) => void;
  /** Looks at what other tabs wrote. */
  readonly refresh: () => void;
}

/** What a journal store stands on. */
export interface JournalParts {
  readonly shared: KeyValueStorage;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Calls back when another tab wrote, or when the page comes back to the front. */
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
  /** What this tab knows; nothing of it once somebody signed out and took the storage along. */
  const known = (stored: string | null) => (stored === null && text !== null ? [] : journal);
  const latest = () => {
    const stored = shared.get(journalKey);
    return mergeJournals(known(stored), parseJournal(stored));
  };
  const write = (next: PaymentJournal) => {
    // Read back once, so that what is stored and what another tab reads are the same to the letter.
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
      // Nothing is written where nothing is known any more: another tab would take it for a journal.
      if (next.length === 0) refresh();
      else write(next);
    },
    refresh,
  };
}

/** Calls back on writes of other tabs, on a page restored by the back button and on returning to it. */
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
