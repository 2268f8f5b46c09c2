import type { AttemptStores } from './attempt-stores.ts';
import type { BackoffOptions } from './get-backoff-seconds.ts';
import {
  admitToTrack,
  clearTrack,
  getFailureCount,
  type Track,
  type TrackAdmission,
} from './track.ts';

/** The hashed keys of an attempt. */
export interface Attempt {
  /** The e-mail address; null for support's secret, which cannot be guessed. */
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
  /** The longest delay of a known browser, which is rejected only in a flood of parallel attempts. */
  readonly delayCapMs: number;
}

/** An admitted attempt, whose result must be recorded, or the wait until the next attempt. */
export type Admission =
  | {
      readonly kind: 'admitted';
      readonly recordSuccess: () => Promise<void>;
      /** Returns the number of consecutive failures. */
      readonly recordFailure: () => Promise<number>;
      /** Removes the attempt from the counts. Must be called if no password was compared. */
      readonly discard: () => Promise<void>;
    }
  | { readonly kind: 'rejected'; readonly retryAfterSeconds: number };

export type AdmitAttempt = (attempt: Attempt, signal: AbortSignal) => Promise<Admission>;

const hourSeconds = 3600;
const daySeconds = 24 * hourSeconds;

/** The number of failures before the first wait. */
const freeAttempts = 3;
/** A network has many users, so it has more free attempts and shorter waits. */
const networkLimits = { freeAttempts: 30, capMs: 60_000, seconds: hourSeconds };
/** After this many failures of an e-mail address, only the first attempt from each network needs no wait. */
const attackThreshold = 50;
/** Maximum number of waits of one attempt from a known browser. */
const maxWaits = 4;

const createRejection = (ms: number): Admission => ({
  kind: 'rejected',
  retryAfterSeconds: Math.max(1, Math.ceil(ms / 1000)),
});

type AdmittedEntry = Extract<TrackAdmission, { kind: 'admitted' }>;

/**
 * Throttles guessing. A browser that has signed in with the address before is counted separately: others
 * cannot make it wait, and it is delayed for seconds instead of rejected. All other attempts are counted per
 * address and network, and per network. Failures in other networks never extend a running wait and never block the
 * first attempt from a network.
 */
export function createThrottle(
  stores: AttemptStores,
  { stepMs, waitCapMs, delayCapMs }: ThrottleSettings,
  wait: (ms: number, signal: AbortSignal) => Promise<void>,
): AdmitAttempt {
  const createBackoff = (attempts: number, capMs: number): BackoffOptions => ({
    freeAttempts: attempts,
    stepMs,
    capMs,
  });

  async function admitTrustedDevice(key: string, signal: AbortSignal): Promise<Admission> {
    const track = { key, backoff: createBackoff(freeAttempts, delayCapMs), seconds: daySeconds };
    for (let waitCount = 1; ; waitCount += 1) {
      const entry = await admitToTrack(stores, track);
      if (entry.kind === 'admitted')
        return createAdmission(
          [entry],
          () => clearTrack(stores, key),
          async () => undefined,
        );
      if (waitCount > maxWaits || signal.aborted) return createRejection(entry.ms);
      await wait(entry.ms, signal);
    }
  }

  function createAdmission(
    entries: readonly AdmittedEntry[],
    recordSuccess: () => Promise<void>,
    recordFailure: () => Promise<void>,
  ): Admission {
    return {
      kind: 'admitted',
      recordSuccess,
      recordFailure: async () => {
        await recordFailure();
        return entries.at(-1)?.failures ?? 1;
      },
      discard: async () => void (await Promise.all(entries.map(({ undoCount }) => undoCount()))),
    };
  }

  async function admitUntrustedDevice({
    address,
    network: networkKey,
  }: Attempt): Promise<Admission> {
    const { seconds, ...networkBackoff } = networkLimits;
    const networkTrack: Track = {
      key: `network:${networkKey}`,
      backoff: createBackoff(networkBackoff.freeAttempts, networkBackoff.capMs),
      seconds,
    };
    const networkEntry = await admitToTrack(stores, networkTrack);
    if (networkEntry.kind === 'wait') return createRejection(networkEntry.ms);
    if (address === null)
      return createAdmission([networkEntry], networkEntry.undoCount, async () => undefined);
    const addressKey = `address:${address}`;
    const isUnderAttack = (await getFailureCount(stores, addressKey)) >= attackThreshold;
    const key = `pair:${address}:${networkKey}`;
    const entry = await admitToTrack(stores, {
      key,
      backoff: createBackoff(isUnderAttack ? 1 : freeAttempts, waitCapMs),
      seconds: daySeconds,
    });
    if (entry.kind === 'wait') {
      await networkEntry.undoCount();
      return createRejection(entry.ms);
    }
    const recordSuccess = async () => {
      await stores.count.reward(networkTrack.key, 1, { customDuration: seconds });
      await clearTrack(stores, key);
    };
    const recordFailure = async () =>
      void (await stores.count.penalty(addressKey, 1, { customDuration: daySeconds }));
    return createAdmission([networkEntry, entry], recordSuccess, recordFailure);
  }

  return (attempt, signal) =>
    attempt.device !== null && attempt.address !== null
      ? admitTrustedDevice(`device:${attempt.device}:${attempt.address}`, signal)
      : admitUntrustedDevice(attempt);
}
