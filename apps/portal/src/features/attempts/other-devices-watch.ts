import type { Outcome, Transaction } from '@surtidor/data';
import {
  checkDelayMs,
  isSessionOver,
  longestCheckDelayMs,
  toRemoteAttempt,
} from '@surtidor/domain';
import type { OtherDevicesStore } from './other-devices-store.ts';

/** What looking after the client's other live attempts stands on. */
export interface OtherDevicesWatchParts {
  readonly store: OtherDevicesStore;
  /** Client code whose attempts are looked for. */
  readonly owner: string;
  /** The client's live transactions. */
  readonly find: () => Promise<Outcome<readonly Transaction[]>>;
  /** Asks how one ended that is live no more: the backend then lets go of its invoices (spec 7). */
  readonly close: (uuid: string) => Promise<unknown>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Calls back after so many milliseconds; the answer cancels it. */
  readonly after: (ms: number, run: () => void) => () => void;
  /** Whether nobody can see the page: then nothing is asked. */
  readonly isHidden: () => boolean;
}

/** Keeps the list of payments in progress elsewhere true. */
export interface OtherDevicesWatch {
  /** Asks now, and then less and less often while nothing changes; the answer ends it. */
  readonly start: () => () => void;
  /** Asks at once; answers whether the backend did. */
  readonly poll: () => Promise<boolean>;
}

/** Asks the backend which of the client's attempts are live, on the domain's capped schedule. */
export function createOtherDevicesWatch(parts: OtherDevicesWatchParts): OtherDevicesWatch {
  const { store, owner, find, close, now, after, isHidden } = parts;
  let running: Promise<boolean> | null = null;
  /** Questions since the list last changed. */
  let unchanged = 0;

  const fetchAttempts = async () => {
    const outcome = await find().catch(() => null);
    unchanged += 1;
    // No answer takes nothing away: what is known stays.
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
    // Whoever hears that one has ended asks for its documents: they are free by then.
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
    store.getSnapshot().length === 0 ? longestCheckDelayMs : checkDelayMs(unchanged);
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
