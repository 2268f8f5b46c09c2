import type { Outcome, Transaction } from '@surtidor/data';
import {
  getCheckDelayMs,
  isSameUuid,
  isSessionOver,
  maxCheckDelayMs,
  toRemoteAttempt,
} from '@surtidor/domain/payments';
import type { OtherDevicesStore } from './other-devices-store.ts';

/** The dependencies of the watch. */
export interface OtherDevicesWatchOptions {
  readonly store: OtherDevicesStore;
  /** The client whose attempts are watched. */
  readonly owner: string;
  /** The transactions that the server sent with the page, which replace the first poll; null if none were sent. */
  readonly preloadedTransactions: readonly Transaction[] | null;
  /** Fetches the client's transactions in progress. */
  readonly fetchTransactions: () => Promise<Outcome<readonly Transaction[]>>;
  /** Checks an ended transaction. The backend then releases its invoices (spec 7). */
  readonly checkEnded: (uuid: string) => Promise<unknown>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Sets a timer in milliseconds. Returns a function that cancels it. */
  readonly setTimer: (ms: number, run: () => void) => () => void;
  /** Whether the page is hidden. Hidden pages do not poll. */
  readonly isHidden: () => boolean;
}

/** Keeps the list of payments on other devices current. */
export interface OtherDevicesWatch {
  /** Polls now, then at increasing intervals while nothing changes. Returns a function that stops polling. */
  readonly start: () => () => void;
  /** Polls now. Resolves to true if the backend responded. */
  readonly poll: () => Promise<boolean>;
}

/**
 * Creates a watch that polls the client's attempts in progress. It waits longer after each unchanged poll, up to
 * `maxCheckDelayMs`.
 */
export function createOtherDevicesWatch(options: OtherDevicesWatchOptions): OtherDevicesWatch {
  const {
    store,
    owner,
    preloadedTransactions,
    fetchTransactions,
    checkEnded,
    now,
    setTimer,
    isHidden,
  } = options;
  let pendingPoll: Promise<boolean> | null = null;
  /** The number of polls since the list last changed. */
  let pollsSinceChange = 0;

  const receive = async (transactions: readonly Transaction[]) => {
    const endedSessions = transactions.filter((transaction) => isSessionOver(transaction, now()));
    for (const { uuid } of endedSessions) void checkEnded(uuid);
    const previousAttempts = store.getSnapshot();
    const endedAttempts = previousAttempts.filter(
      (attempt) => !transactions.some(({ uuid }) => isSameUuid(uuid, attempt.uuid)),
    );
    const isUnchanged = transactions.every(({ uuid, sessionEndsAt }) =>
      previousAttempts.some(
        (attempt) =>
          isSameUuid(attempt.uuid, uuid) && attempt.sessionEndsAt === (sessionEndsAt ?? 0),
      ),
    );
    if (endedAttempts.length === 0 && isUnchanged && store.hasResponded()) return;
    pollsSinceChange = 1;
    // Listeners refetch the documents of ended attempts, so the documents must be released first.
    await Promise.allSettled(endedAttempts.map(({ uuid }) => checkEnded(uuid)));
    store.set(transactions.map((transaction) => toRemoteAttempt(transaction, owner, now())));
  };
  const fetchAttempts = async () => {
    const outcome = await fetchTransactions().catch(() => null);
    pollsSinceChange += 1;
    // The list stays unchanged without a response.
    if (outcome?.kind !== 'done') return false;
    await receive(outcome.value);
    return true;
  };
  const poll = () => {
    pendingPoll ??= fetchAttempts().finally(() => {
      pendingPoll = null;
    });
    return pendingPoll;
  };
  const getNextDelay = () =>
    store.getSnapshot().length === 0 ? maxCheckDelayMs : getCheckDelayMs(pollsSinceChange);
  return {
    poll,
    start: () => {
      let isStopped = false;
      let cancel = () => {};
      const schedulePoll = () => {
        if (!isStopped) cancel = setTimer(getNextDelay(), () => void runPoll());
      };
      const runPoll = async () => {
        if (!isHidden()) await poll();
        schedulePoll();
      };
      if (preloadedTransactions) void receive(preloadedTransactions).then(schedulePoll);
      else void runPoll();
      return () => {
        isStopped = true;
        cancel();
      };
    },
  };
}
