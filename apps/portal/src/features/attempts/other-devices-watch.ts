import type { Outcome, Transaction } from '@surtidor/data';
import { getCheckDelayMs, isSessionOver, maxCheckDelayMs, toRemoteAttempt } from '@surtidor/domain';
import type { OtherDevicesStore } from './other-devices-store.ts';

/** The dependencies of the watch. */
export interface OtherDevicesWatchParts {
  readonly store: OtherDevicesStore;
  /** Client code of the followed attempts. */
  readonly owner: string;
  /** Fetches the client's transactions in progress. */
  readonly find: () => Promise<Outcome<readonly Transaction[]>>;
  /** Checks an ended transaction: the backend then frees its invoices (spec 7). */
  readonly close: (uuid: string) => Promise<unknown>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Sets a timer in milliseconds; returns a function that cancels it. */
  readonly after: (ms: number, run: () => void) => () => void;
  /** Whether the page is hidden; it does not poll then. */
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
export function createOtherDevicesWatch(parts: OtherDevicesWatchParts): OtherDevicesWatch {
  const { store, owner, find, close, now, after, isHidden } = parts;
  let running: Promise<boolean> | null = null;
  /** Polls since the list last changed. */
  let unchanged = 0;

  const fetchAttempts = async () => {
    const outcome = await find().catch(() => null);
    unchanged += 1;
    // Without a response the list stays.
    if (outcome?.kind !== 'done') return false;
    const over = outcome.value.filter((transaction) => isSessionOver(transaction, now()));
    for (const { uuid } of over) void close(uuid);
    const live = new Set(outcome.value.map(({ uuid }) => uuid));
    const known = store.getSnapshot();
    const ended = known.filter(({ uuid }) => !live.has(uuid));
    const isSame = outcome.value.every(({ uuid, sessionEndsAt }) =>
      known.some((one) => one.uuid === uuid && one.sessionEndsAt === (sessionEndsAt ?? 0)),
    );
    if (ended.length === 0 && isSame && store.isAnswered()) return true;
    unchanged = 1;
    // Listeners refetch the documents of an ended attempt, which are free by then.
    await Promise.allSettled(ended.map(({ uuid }) => close(uuid)));
    store.set(outcome.value.map((transaction) => toRemoteAttempt(transaction, owner, now())));
    return true;
  };
  const poll = () => {
    running ??= fetchAttempts().finally(() => {
      running = null;
    });
    return running;
  };
  const nextWait = () =>
    store.getSnapshot().length === 0 ? maxCheckDelayMs : getCheckDelayMs(unchanged);
  return {
    poll,
    start: () => {
      let ended = false;
      let cancel = () => {};
      const turn = async () => {
        if (!isHidden()) await poll();
        if (!ended) cancel = after(nextWait(), () => void turn());
      };
      void turn();
      return () => {
        ended = true;
        cancel();
      };
    },
  };
}
