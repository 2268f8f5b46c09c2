import { RateLimiterRes } from 'rate-limiter-flexible';
import type { AttemptStores } from './attempt-stores.ts';
import { type BackoffOptions, getBackoffSeconds } from './get-backoff-seconds.ts';

/** An admitted attempt, or the wait in milliseconds until the next one. */
export type TrackAdmission =
  | {
      readonly kind: 'admitted';
      /** Failures so far, including this attempt until it settles. */
      readonly failures: number;
      /** Removes the attempt from the count. */
      readonly undoCount: () => Promise<void>;
    }
  | { readonly kind: 'wait'; readonly ms: number };

/** A counter per key, with a lifetime in seconds from the first failure. */
export interface Track {
  readonly key: string;
  readonly backoff: BackoffOptions;
  readonly seconds: number;
}

const toGateRejection = (error: unknown): RateLimiterRes => {
  if (error instanceof RateLimiterRes) return error;
  throw error;
};

/** Returns the current number of failures of a key. */
export async function getFailureCount({ count }: AttemptStores, key: string): Promise<number> {
  const current = await count.get(key);
  return current === null || current.msBeforeNext <= 0 ? 0 : Math.max(0, current.consumedPoints);
}

/**
 * Admits one attempt. It counts as a failure immediately, so that parallel attempts are no faster. Attempts during
 * a wait are not counted.
 */
export async function admitToTrack(stores: AttemptStores, track: Track): Promise<TrackAdmission> {
  const { key, backoff, seconds } = track;
  const getGateWaitMs = async (failures: number): Promise<number> => {
    const customDuration = getBackoffSeconds(failures, backoff);
    if (customDuration === 0) return 0;
    const rejection = await stores.gate
      .consume(key, 1, { customDuration })
      .then(() => null, toGateRejection);
    return rejection === null ? 0 : Math.max(1, rejection.msBeforeNext);
  };
  const removeFailure = async () =>
    void (await stores.count.reward(key, 1, { customDuration: seconds }));

  const previousFailures = await getFailureCount(stores, key);
  const waitMs = await getGateWaitMs(previousFailures);
  if (waitMs > 0) return { kind: 'wait', ms: waitMs };
  const countResult = await stores.count.penalty(key, 1, { customDuration: seconds });
  const concurrentFailures = countResult.consumedPoints - 1;
  // Parallel attempts share the free attempts.
  const burstWaitMs =
    getBackoffSeconds(previousFailures, backoff) === 0
      ? await getGateWaitMs(concurrentFailures)
      : 0;
  if (burstWaitMs > 0) {
    await removeFailure();
    return { kind: 'wait', ms: burstWaitMs };
  }
  const hasPassedGate =
    getBackoffSeconds(Math.max(previousFailures, concurrentFailures), backoff) > 0;
  return {
    kind: 'admitted',
    failures: countResult.consumedPoints,
    undoCount: async () => {
      await removeFailure();
      if (hasPassedGate) await stores.gate.delete(key);
    },
  };
}

/** Deletes the failures and the wait of a key. */
export async function clearTrack({ count, gate }: AttemptStores, key: string): Promise<void> {
  await Promise.all([count.delete(key), gate.delete(key)]);
}
