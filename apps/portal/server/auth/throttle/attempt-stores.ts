import { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
} from 'rate-limiter-flexible';

/** Where failures and waits are kept. */
export interface AttemptStores {
  /** Failures, each kind of key for its own length of time. */
  readonly count: RateLimiterAbstract;
  /** Lets one attempt in, then nobody until its wait is over; a further attempt does not prolong it. */
  readonly gate: RateLimiterAbstract;
  /** Whether the shared store answers now; null where each copy counts by itself. */
  readonly isReachable: (() => Promise<boolean>) | null;
  /** Settles when the store can be asked for the first time. */
  readonly ready: Promise<void>;
  readonly close: () => void;
}

const daySeconds = 86_400;

const countOptions = { keyPrefix: 'surtidor-count', points: Number.MAX_SAFE_INTEGER };
const gateOptions = { keyPrefix: 'surtidor-gate', points: 1 };

/** In the memory of this copy. */
export const memoryStores = (): AttemptStores => ({
  count: new RateLimiterMemory({ ...countOptions, duration: daySeconds }),
  gate: new RateLimiterMemory({ ...gateOptions, duration: 1 }),
  isReachable: null,
  ready: Promise.resolve(),
  close: () => undefined,
});

/** How long the store may take to answer: a sign-in waits for several answers. */
const answerMs = 500;

/**
 * In a Valkey or Redis that all copies share. While it cannot be reached, or does not answer, each
 * copy counts in its own memory: sign-in goes on, less slowed. `onUnavailable` is called once for
 * each time.
 */
export function sharedStores(url: string, onUnavailable: () => void): AttemptStores {
  const storeClient = new Redis(url, {
    // The older protocol, which every Valkey and Redis speaks.
    protocol: 2,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: answerMs,
    // A connection without answers is closed: whoever comes next does not wait for it again.
    socketTimeout: answerMs,
    autoResendUnfulfilledCommands: false,
  });
  let isReported = false;
  storeClient.on('error', () => {
    if (!isReported) onUnavailable();
    isReported = true;
  });
  const ready = new Promise<void>((resolve) => {
    storeClient.on('ready', () => {
      isReported = false;
      resolve();
    });
  });
  const own = memoryStores();
  const shared = { storeClient, rejectIfRedisNotReady: true };
  return {
    count: new RateLimiterRedis({
      ...countOptions,
      ...shared,
      duration: daySeconds,
      insuranceLimiter: own.count,
    }),
    gate: new RateLimiterRedis({
      ...gateOptions,
      ...shared,
      duration: 1,
      insuranceLimiter: own.gate,
    }),
    isReachable: () =>
      storeClient.ping().then(
        () => true,
        () => false,
      ),
    ready,
    close: () => storeClient.disconnect(),
  };
}
