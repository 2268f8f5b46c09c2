import { RateLimiterRes } from 'rate-limiter-flexible';
import type { AttemptStores } from './attempt-stores.ts';
import { type BackoffOptions, backoffDelay } from './backoff-delay.ts';

/** An admitted attempt, or the wait in milliseconds. */
export type Entry =
  | {
      readonly kind: 'in';
      /** Failures so far, including this attempt until it settles. */
      readonly failures: number;
      /** Removes the attempt from the count. */
      readonly undo: () => Promise<void>;
    }
  | { readonly kind: 'wait'; readonly ms: number };

/** A counter per key, with a lifetime in seconds from the first failure. */
export interface Track {
  readonly key: string;
  readonly backoff: BackoffOptions;
  readonly seconds: number;
}

const refusedBy = (error: unknown): RateLimiterRes => {
  if (error instanceof RateLimiterRes) return error;
  throw error;
};

/** The current failures of a key. */
export async function getFailures({ count }: AttemptStores, key: string): Promise<number> {
  const known = await count.get(key);
  return known === null || known.msBeforeNext <= 0 ? 0 : Math.max(0, known.consumedPoints);
}

/**
 * Admits one attempt. It counts as a failure at once, so that parallel attempts are no faster; during a
 * wait nothing is counted.
 */
export async function enter(stores: AttemptStores, track: Track): Promise<Entry> {
  const { key, backoff, seconds } = track;
  const pass = async (failures: number): Promise<number> => {
    const customDuration = backoffDelay(failures, backoff);
    if (customDuration === 0) return 0;
    const refused = await stores.gate
      .consume(key, 1, { customDuration })
      .then(() => null, refusedBy);
    return refused === null ? 0 : Math.max(1, refused.msBeforeNext);
  };
  const leave = async () => void (await stores.count.reward(key, 1, { customDuration: seconds }));

  const previous = await getFailures(stores, key);
  const waiting = await pass(previous);
  if (waiting > 0) return { kind: 'wait', ms: waiting };
  const counted = await stores.count.penalty(key, 1, { customDuration: seconds });
  const burst = counted.consumedPoints - 1;
  // Other attempts arrived in between: the free ones are shared.
  const burstDelay = backoffDelay(previous, backoff) === 0 ? await pass(burst) : 0;
  if (burstDelay > 0) {
    await leave();
    return { kind: 'wait', ms: burstDelay };
  }
  const passedGate = backoffDelay(Math.max(previous, burst), backoff) > 0;
  return {
    kind: 'in',
    failures: counted.consumedPoints,
    undo: async () => {
      await leave();
      if (passedGate) await stores.gate.delete(key);
    },
  };
}

/** Deletes the failures and the wait of a key. */
export async function forget({ count, gate }: AttemptStores, key: string): Promise<void> {
  await Promise.all([count.delete(key), gate.delete(key)]);
}
