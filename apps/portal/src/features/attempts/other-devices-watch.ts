import type { Outcome, Transaction } from '@surtidor/data';
import { getCheckDelayMs, isSessionOver, maxCheckDelayMs, toRemoteAttempt } from '@surtidor/domain';
import type { OtherDevicesStore } from './other-devices-store.ts';

/** The dependencies of the watch. */
export interface OtherDevicesWatchOptions {
  readonly store: OtherDevicesStore;
  /** Client code of the watched attempts. */
  readonly owner: string;
  /** Fetches the client's transactions in progress. */
  readonly find: () => Promise<Outcome<readonly Transaction[]>>;
  /** Checks an ended transaction: the backend then frees its invoices (spec 7). */
  readonly close: (uuid: string) => Promise<unknown>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Sets a timer in milliseconds; returns a function that cancels it. */
  readonly setTimer: (ms: number, run: () => void) => () => void;
  /** Whether the page is hidden. Hidden pages do not poll. */
  readonly isHidden: () => boolean;
}

/** Keeps the list of payments on other devices current. */
export interface OtherDevicesWatch {
  /** Polls now and at growing intervals while nothing changes; returns a function that stops. */
  readonly start: () => () => void;
  /** Polls now; resolves with whether the backend responded. */
  readonly poll: () => Promise<boolean>;
}

/** Polls the client's attempts in progress on the domain's capped schedule. */
export function createOtherDevicesWatch(options: OtherDevicesWatchOptions): OtherDevicesWatch {
  const { store, owner, find, close, now, setTimer, isHidden } = options;
  let pendingPoll: Promise<boolean> | null = null;
  /** The number of polls since the list last changed. */
  let pollsSinceChange = 0;

  const fetchAttempts = async () => {
    const outcome = await find().catch(() => null);
    pollsSinceChange += 1;
    // The list stays unchanged without a response.
    if (outcome?.kind !== 'done') return false;
    const endedSessions = outcome.value.filter((transaction) => isSessionOver(transaction, now()));
    for (const { uuid } of endedSessions) void close(uuid);
    const liveUuids = new Set(outcome.value.map(({ uuid }) => uuid));
    const previous = store.getSnapshot();
    const ended = previous.filter(({ uuid }) => !liveUuids.has(uuid));
    const isSame = outcome.value.every(({ uuid, sessionEndsAt }) =>
      previous.some(
        (attempt) => attempt.uuid === uuid && attempt.sessionEndsAt === (sessionEndsAt ?? 0),
      ),
    );
    if (ended.length === 0 && isSame && store.hasResponded()) return true;
    pollsSinceChange = 1;
    // Listeners refetch the documents of ended attempts, so the documents must be released first.
    await Promise.allSettled(ended.map(({ uuid }) => close(uuid)));
    store.set(outcome.value.map((transaction) => toRemoteAttempt(transaction, owner, now())));
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
      let ended = false;
      let cancel = () => {};
      const runPoll = async () => {
        if (!isHidden()) await poll();
        if (!ended) cancel = setTimer(getNextDelay(), () => void runPoll());
      };
      void runPoll();
      return () => {
        ended = true;
        cancel();
      };
    },
  };
}
