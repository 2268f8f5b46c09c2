import { RateLimiterRes } from 'rate-limiter-flexible';
import type { AttemptStores } from './attempt-stores.ts';
import { type BackoffOptions, backoffDelay } from './backoff-delay.ts';

/** An attempt that may go on, or how many milliseconds it must wait. */
export type Entry =
  | {
      readonly kind: 'in';
      /** Failures before this attempt, itself included until it is settled. */
      readonly failures: number;
      /** The attempt says nothing of whoever made it: as if it had not been. */
      readonly undo: () => Promise<void>;
    }
  | { readonly kind: 'wait'; readonly ms: number };

/** What counts together: everything under one key, for some seconds from its first failure. */
export interface Track {
  readonly key: string;
  readonly backoff: BackoffOptions;
  readonly seconds: number;
}

const refusedBy = (error: unknown): RateLimiterRes => {
  if (error instanceof RateLimiterRes) return error;
  throw error;
};

/** Failures of a key that still count. */
export async function failuresOf({ count }: AttemptStores, key: string): Promise<number> {
  const known = await count.get(key);
  return known === null || known.msBeforeNext <= 0 ? 0 : Math.max(0, known.consumedPoints);
}

/**
 * Takes a place for one attempt. It counts as a failure from now on, so that a thousand attempts at
 * once are no better than one after the other; where a wait is running, nothing is counted.
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

  const before = await failuresOf(stores, key);
  const waiting = await pass(before);
  if (waiting > 0) return { kind: 'wait', ms: waiting };
  const counted = await stores.count.penalty(key, 1, { customDuration: seconds });
  const burst = counted.consumedPoints - 1;
  // Others came in between: what was free for each is not free for all of them.
  const late = backoffDelay(before, backoff) === 0 ? await pass(burst) : 0;
  if (late > 0) {
    await leave();
    return { kind: 'wait', ms: late };
  }
  const passedGate = backoffDelay(Math.max(before, burst), backoff) > 0;
  return {
    kind: 'in',
    failures: counted.consumedPoints,
    undo: async () => {
      await leave();
      if (passedGate) await stores.gate.delete(key);
    },
  };
}

/** Forgets the failures and the wait of a key. */
export async function forget({ count, gate }: AttemptStores, key: string): Promise<void> {
  await Promise.all([count.delete(key), gate.delete(key)]);
}
