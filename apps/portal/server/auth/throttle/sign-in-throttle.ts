import type { AttemptStores } from './attempt-stores.ts';
import type { BackoffOptions } from './backoff-delay.ts';
import { type Entry, enter, forget, getFailures, type Track } from './track.ts';

/** The keys of an attempt, hashed. */
export interface Attempt {
  /** The e-mail; null for support's secret, which cannot be guessed. */
  readonly address: string | null;
  readonly network: string;
  /** The browser, if this address has signed in from it before. */
  readonly device: string | null;
}

/** The settings of the throttle, in milliseconds. */
export interface ThrottleSettings {
  /** The first wait; it doubles with each failure. */
  readonly stepMs: number;
  /** The longest wait of an unknown browser. */
  readonly waitCapMs: number;
  /** The longest delay of a known browser, which is never rejected. */
  readonly holdCapMs: number;
}

/** An admitted attempt that must report its result, or the wait. */
export type Admission =
  | {
      readonly kind: 'admitted';
      readonly succeeded: () => Promise<void>;
      /** Returns the number of consecutive failures. */
      readonly failed: () => Promise<number>;
      /** Must be called if no password was compared. */
      readonly undecided: () => Promise<void>;
    }
  | { readonly kind: 'refused'; readonly retryAfterSeconds: number };

export type AdmitAttempt = (attempt: Attempt, signal: AbortSignal) => Promise<Admission>;

const hour = 3600;
const day = 24 * hour;

/** Failures without a wait. */
const free = 3;
/** A network has many users: more free failures and shorter waits. */
const network = { free: 30, capMs: 60_000, seconds: hour };
/** From this many failures of an e-mail address on, only its first failure from a network has no wait. */
const attackThreshold = 50;
/** Maximum number of waits of one attempt from a known browser. */
const maxRounds = 4;

const createRefusal = (ms: number): Admission => ({
  kind: 'refused',
  retryAfterSeconds: Math.max(1, Math.ceil(ms / 1000)),
});

type AdmittedEntry = Extract<Entry, { kind: 'in' }>;

/**
 * Throttles guessing. A browser that has signed in with the address before is counted separately: others
 * cannot make it wait, and it is delayed for seconds instead of rejected. Other attempts count for the
 * address within their network and for the network. Failures elsewhere never extend a running wait and
 * never block the first attempt of a network.
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

  async function admitTrustedDevice(key: string, signal: AbortSignal): Promise<Admission> {
    const track = { key, backoff: backoff(free, holdCapMs), seconds: day };
    for (let round = 1; ; round += 1) {
      const entry = await enter(stores, track);
      if (entry.kind === 'in')
        return createAdmission(
          [entry],
          () => forget(stores, key),
          async () => undefined,
        );
      if (round > maxRounds || signal.aborted) return createRefusal(entry.ms);
      await wait(entry.ms, signal);
    }
  }

  function createAdmission(
    entries: readonly AdmittedEntry[],
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

  async function admitUntrustedDevice({ address, network: from }: Attempt): Promise<Admission> {
    const { seconds, ...ofNetwork } = network;
    const networkTrack: Track = {
      key: `network:${from}`,
      backoff: backoff(ofNetwork.free, ofNetwork.capMs),
      seconds,
    };
    const networkEntry = await enter(stores, networkTrack);
    if (networkEntry.kind === 'wait') return createRefusal(networkEntry.ms);
    if (address === null)
      return createAdmission([networkEntry], networkEntry.undo, async () => undefined);
    const addressKey = `address:${address}`;
    const isAttacked = (await getFailures(stores, addressKey)) >= attackThreshold;
    const key = `pair:${address}:${from}`;
    const entry = await enter(stores, {
      key,
      backoff: backoff(isAttacked ? 1 : free, waitCapMs),
      seconds: day,
    });
    if (entry.kind === 'wait') {
      await networkEntry.undo();
      return createRefusal(entry.ms);
    }
    const succeeded = async () => {
      await stores.count.reward(networkTrack.key, 1, { customDuration: seconds });
      await forget(stores, key);
    };
    const failed = async () =>
      void (await stores.count.penalty(addressKey, 1, { customDuration: day }));
    return createAdmission([networkEntry, entry], succeeded, failed);
  }

  return (attempt, signal) =>
    attempt.device !== null && attempt.address !== null
      ? admitTrustedDevice(`device:${attempt.device}:${attempt.address}`, signal)
      : admitUntrustedDevice(attempt);
}
