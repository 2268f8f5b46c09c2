import type { AttemptStores } from './attempt-stores.ts';
import type { BackoffOptions } from './backoff-delay.ts';
import { type Entry, enter, failuresOf, forget, type Track } from './track.ts';

/** Who tries to sign in, as keys that tell nothing about people. */
export interface Attempt {
  /** The e-mail; null for the secret of support, which cannot be guessed by trying. */
  readonly address: string | null;
  readonly network: string;
  /** The browser, when this address was signed in from it before. */
  readonly device: string | null;
}

/** The settings of the throttle, in milliseconds. */
export interface ThrottleSettings {
  /** The first wait; each next one is twice as long. */
  readonly stepMs: number;
  /** The longest wait of a browser that was never signed in with this address. */
  readonly waitCapMs: number;
  /** The longest that an attempt of a known browser is held; it is never refused for failures. */
  readonly holdCapMs: number;
}

/** An attempt that may ask the backend and must say how it ended, or how long it must wait. */
export type Admission =
  | {
      readonly kind: 'admitted';
      readonly succeeded: () => Promise<void>;
      /** Answers how many failures in a row that makes. */
      readonly failed: () => Promise<number>;
      /** Nobody looked at the password. */
      readonly undecided: () => Promise<void>;
    }
  | { readonly kind: 'refused'; readonly retryAfterSeconds: number };

export type AdmitAttempt = (attempt: Attempt, signal: AbortSignal) => Promise<Admission>;

const hour = 3600;
const day = 24 * hour;

/** Mistakes that everybody makes. */
const free = 3;
/** A network stands for many people: it may fail oftener, and waits less. */
const network = { free: 30, capMs: 60_000, seconds: hour };
/** So many failures from all over: somebody is guessing, and one mistake is free instead of three. */
const attackedAfter = 50;
/** How often an attempt of a known browser stands in line behind others of the same browser. */
const turns = 4;

const refused = (ms: number): Admission => ({
  kind: 'refused',
  retryAfterSeconds: Math.max(1, Math.ceil(ms / 1000)),
});

type In = Extract<Entry, { kind: 'in' }>;

/**
 * Slows guessing. A browser that was signed in with the address before stands alone: strangers
 * cannot make it wait, and it is held for seconds instead of being refused. Any other attempt
 * counts for its address from its network, and for its network; what strangers do elsewhere makes
 * nobody's running wait longer, and never takes the first attempt of a network away.
 */
export function createThrottle(
  stores: AttemptStores,
  { stepMs, waitCapMs, holdCapMs }: ThrottleSettings,
  wait: (ms: number, signal: AbortSignal) => Promise<void>,
): AdmitAttempt {
  const backoff = (freeAttempts: number, capMs: number): BackoffOptions => ({
    free: freeAttempts,
    stepMs,
    capMs,
  });

  async function knownBrowser(key: string, signal: AbortSignal): Promise<Admission> {
    const track = { key, backoff: backoff(free, holdCapMs), seconds: day };
    for (let turn = 1; ; turn += 1) {
      const entry = await enter(stores, track);
      if (entry.kind === 'in')
        return admitted(
          [entry],
          () => forget(stores, key),
          async () => undefined,
        );
      if (turn > turns || signal.aborted) return refused(entry.ms);
      await wait(entry.ms, signal);
    }
  }

  function admitted(
    entries: readonly In[],
    succeeded: () => Promise<void>,
    failed: () => Promise<void>,
  ): Admission {
    return {
      kind: 'admitted',
      succeeded,
      failed: async () => {
        await failed();
        return entries.at(-1)?.failures ?? 1;
      },
      undecided: async () => void (await Promise.all(entries.map(({ undo }) => undo()))),
    };
  }

  async function unknownDevice({ address, network: from }: Attempt): Promise<Admission> {
    const { seconds, ...ofNetwork } = network;
    const everybody: Track = {
      key: `network:${from}`,
      backoff: backoff(ofNetwork.free, ofNetwork.capMs),
      seconds,
    };
    const first = await enter(stores, everybody);
    if (first.kind === 'wait') return refused(first.ms);
    if (address === null) return admitted([first], first.undo, async () => undefined);
    const all = `address:${address}`;
    const attacked = (await failuresOf(stores, all)) >= attackedAfter;
    const key = `pair:${address}:${from}`;
    const entry = await enter(stores, {
      key,
      backoff: backoff(attacked ? 1 : free, waitCapMs),
      seconds: day,
    });
    if (entry.kind === 'wait') {
      await first.undo();
      return refused(entry.ms);
    }
    const succeeded = async () => {
      await stores.count.reward(everybody.key, 1, { customDuration: seconds });
      await forget(stores, key);
    };
    const failed = async () => void (await stores.count.penalty(all, 1, { customDuration: day }));
    return admitted([first, entry], succeeded, failed);
  }

  return (attempt, signal) =>
    attempt.device !== null && attempt.address !== null
      ? knownBrowser(`device:${attempt.device}:${attempt.address}`, signal)
      : unknownDevice(attempt);
}
