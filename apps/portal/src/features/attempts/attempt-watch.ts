import {
  type AttemptEvent,
  bankReturnDeadline,
  isLive,
  nextCheckBy,
  type PaymentAttempt,
} from '@surtidor/domain';
import type { JournalStore } from './journal-store.ts';

/** What watching over the open attempts stands on. */
export interface AttemptWatchParts {
  readonly journal: JournalStore;
  /** Client code whose attempts are watched. */
  readonly owner: string;
  readonly query: (attempt: PaymentAttempt) => Promise<AttemptEvent>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Calls back after so many milliseconds; the answer cancels it. */
  readonly after: (ms: number, run: () => void) => () => void;
}

/** Asks the backend about open attempts by itself, less and less often (spec 4, faults 6). */
export interface AttemptWatch {
  /** Begins; the answer ends it. */
  readonly start: () => () => void;
  /** Asks about one attempt at once; answers whether the backend did. */
  readonly check: (key: string) => Promise<boolean>;
  /**
   * Asks at once about every attempt with which the payer may just have been at the bank: its session
   * lives, and what was last heard of it may be old (faults 6).
   */
  readonly checkReturned: () => void;
}

/** Even where the next question is hours away or the clock was moved, look again within this time. */
const longestSleepMs = 60_000;

/** Whether the backend knows nothing of the attempt. */
const saysAbsent = (event: AttemptEvent): boolean =>
  event.kind === 'documents-checked'
    ? !event.held
    : event.kind === 'answered' && event.result === 'unknown-transaction';

/** Watches the journal: resolves what is pending by asking on the domain's capped schedule. */
export function createAttemptWatch(parts: AttemptWatchParts): AttemptWatch {
  const { journal, owner, query, now, after } = parts;
  const pending = new Map<string, Promise<boolean>>();
  const queriedAt = new Map<string, number>();

  const find = (key: string) =>
    journal.getSnapshot().find((one) => one.key === key && one.owner === owner);
  const question = async (attempt: PaymentAttempt) => {
    const { key, phase } = attempt;
    queriedAt.set(key, now());
    const event = await query(attempt).catch((): AttemptEvent => ({ kind: 'check-failed' }));
    // Free before the journal tells its listeners: they plan the next question.
    pending.delete(key);
    journal.refresh();
    // What was absent when the backend was asked may have arrived while its answer was on the way.
    const isOutdated = find(key)?.phase !== phase && saysAbsent(event);
    journal.advance(key, isOutdated ? { kind: 'check-failed' } : event);
    return event.kind !== 'check-failed';
  };
  const checkAttempt = (attempt: PaymentAttempt): Promise<boolean> => {
    const running = pending.get(attempt.key);
    if (running) return running;
    const started = question(attempt);
    pending.set(attempt.key, started);
    return started;
  };
  const open = () =>
    journal
      .getSnapshot()
      .filter((attempt) => attempt.owner === owner && isLive(attempt, now()))
      .flatMap((attempt) => {
        const at = nextCheckBy(attempt, queriedAt.get(attempt.key) ?? null, now());
        return at === null ? [] : [{ attempt, at }];
      });
  return {
    start: () => {
      let cancel = () => {};
      const poll = () => {
        cancel();
        const waiting = open().filter(({ attempt }) => !pending.has(attempt.key));
        for (const { attempt, at } of waiting) if (at <= now()) void checkAttempt(attempt);
        const next = Math.min(longestSleepMs, ...waiting.map(({ at }) => Math.max(0, at - now())));
        cancel = waiting.length > 0 ? after(Math.max(1_000, next), poll) : () => {};
      };
      const unsubscribe = journal.subscribe(poll);
      poll();
      return () => {
        unsubscribe();
        cancel();
      };
    },
    check: async (key) => {
      const attempt = find(key);
      return attempt === undefined ? false : checkAttempt(attempt);
    },
    checkReturned: () => {
      for (const { attempt } of open()) {
        const isAtBank = attempt.phase === 'unknown' && bankReturnDeadline(attempt, now()) !== null;
        if (isAtBank) void checkAttempt(attempt);
      }
    },
  };
}
