import {
  type AttemptEvent,
  getBankReturnDeadline,
  getNextPollTime,
  isLive,
  isOpen,
  isStale,
  type PaymentAttempt,
} from '@surtidor/domain/payments';
import type { JournalStore } from './journal-store.ts';

/** The dependencies of the watch. */
export interface AttemptWatchOptions {
  readonly journal: JournalStore;
  /** The client whose attempts are watched. */
  readonly owner: string;
  readonly query: (attempt: PaymentAttempt) => Promise<AttemptEvent>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Sets a timer in milliseconds. Returns a function that cancels it. */
  readonly setTimer: (ms: number, run: () => void) => () => void;
}

/** Polls the backend about open attempts at increasing intervals (spec 4, faults 6). */
export interface AttemptWatch {
  /** Starts polling. Returns a function that stops it. */
  readonly start: () => () => void;
  /** Checks one attempt now. Resolves to true if the backend responded. */
  readonly check: (key: string) => Promise<boolean>;
  /**
   * Checks every attempt with an open bank session: the user may be back from the bank, and the last
   * response may be outdated (faults 6). Also checks the attempts that are too old to be polled, so that their
   * result is known days later.
   */
  readonly checkReturned: () => void;
}

/** The longest delay, even if the next check is due later or the clock was changed. */
const maxSleepMs = 60_000;

/** Whether the backend has no such attempt. */
const isNotFound = (event: AttemptEvent): boolean =>
  event.kind === 'documents-checked'
    ? !event.documentsHeld
    : event.kind === 'answered' && event.result === 'unknown-transaction';

/** Whether the backend knows an attempt that is no longer polled. */
const hasUnknownResult = (attempt: PaymentAttempt, now: number): boolean =>
  attempt.uuid !== null && isOpen(attempt) && isStale(attempt, now);

/**
 * Creates a watch that checks the journal's pending attempts. It waits longer after each check without a result, up
 * to a limit.
 */
export function createAttemptWatch(options: AttemptWatchOptions): AttemptWatch {
  const { journal, owner, query, now, setTimer } = options;
  const pendingChecks = new Map<string, Promise<boolean>>();
  const lastQueriedAt = new Map<string, number>();

  const findAttempt = (key: string) =>
    journal.getSnapshot().find((attempt) => attempt.key === key && attempt.owner === owner);
  const runCheck = async (attempt: PaymentAttempt) => {
    const { key, phase } = attempt;
    lastQueriedAt.set(key, now());
    const event = await query(attempt).catch((): AttemptEvent => ({ kind: 'check-failed' }));
    // Reset before the journal notifies its listeners, which schedule the next check.
    pendingChecks.delete(key);
    journal.refresh();
    // An attempt that was absent may have arrived while the response was in transit.
    const isOutdated = findAttempt(key)?.phase !== phase && isNotFound(event);
    journal.advance(key, isOutdated ? { kind: 'check-failed' } : event);
    return event.kind !== 'check-failed';
  };
  const checkAttempt = (attempt: PaymentAttempt): Promise<boolean> => {
    const pendingCheck = pendingChecks.get(attempt.key);
    if (pendingCheck) return pendingCheck;
    const check = runCheck(attempt);
    pendingChecks.set(attempt.key, check);
    return check;
  };
  const getScheduledAttempts = () =>
    journal
      .getSnapshot()
      .filter((attempt) => attempt.owner === owner && isLive(attempt, now()))
      .flatMap((attempt) => {
        const dueAt = getNextPollTime(attempt, lastQueriedAt.get(attempt.key) ?? null, now());
        return dueAt === null ? [] : [{ attempt, at: dueAt }];
      });
  return {
    start: () => {
      let cancel = () => {};
      const poll = () => {
        cancel();
        const waitingAttempts = getScheduledAttempts().filter(
          ({ attempt }) => !pendingChecks.has(attempt.key),
        );
        for (const { attempt, at } of waitingAttempts) if (at <= now()) void checkAttempt(attempt);
        const delayMs = Math.min(
          maxSleepMs,
          ...waitingAttempts.map(({ at }) => Math.max(0, at - now())),
        );
        cancel = waitingAttempts.length > 0 ? setTimer(Math.max(1_000, delayMs), poll) : () => {};
      };
      const unsubscribe = journal.subscribe(poll);
      poll();
      return () => {
        unsubscribe();
        cancel();
      };
    },
    check: async (key) => {
      const attempt = findAttempt(key);
      return attempt === undefined ? false : checkAttempt(attempt);
    },
    checkReturned: () => {
      for (const attempt of journal.getSnapshot())
        if (attempt.owner === owner && hasUnknownResult(attempt, now())) void checkAttempt(attempt);
      for (const { attempt } of getScheduledAttempts()) {
        const isAtBank =
          attempt.phase === 'unknown' && getBankReturnDeadline(attempt, now()) !== null;
        if (isAtBank) void checkAttempt(attempt);
      }
    },
  };
}
