import { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
} from 'rate-limiter-flexible';

/** The stores of failures and waits. */
export interface AttemptStores {
  /** Failures; each kind of key has its own lifetime. */
  readonly count: RateLimiterAbstract;
  /** Admits one attempt, then none until the wait is over; further attempts do not extend it. */
  readonly gate: RateLimiterAbstract;
  /** Whether the shared store responds; null if each copy counts by itself. */
  readonly isReachable: (() => Promise<boolean>) | null;
  /** Resolves when the store is ready. */
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

/** The timeout of the store; a sign-in makes several calls. */
const responseMs = 500;

/**
 * In a Valkey or Redis shared by all copies. While it is unavailable, each copy counts in memory, so sign-
 * in works with weaker throttling. `onUnavailable` is called once per outage.
 */
export function sharedStores(url: string, onUnavailable: () => void): AttemptStores {
  const storeClient = new Redis(url, {
    // RESP2, which every Valkey and Redis supports.
    protocol: 2,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: responseMs,
    // An unresponsive connection is closed, so that later calls do not wait for it.
    socketTimeout: responseMs,
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
