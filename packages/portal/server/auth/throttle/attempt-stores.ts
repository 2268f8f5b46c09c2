import { setTimeout } from 'node:timers/promises';
import { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
} from 'rate-limiter-flexible';

/** The stores of failures and waits. */
export interface AttemptStores {
  /** Counts failures. Each kind of key has its own lifetime. */
  readonly count: RateLimiterAbstract;
  /** Admits one attempt, then rejects others until the wait is over. Rejected attempts do not extend the wait. */
  readonly gate: RateLimiterAbstract;
  /**
   * Whether the shared store counts; null if each instance counts separately. Just after the start it waits up to half a
   * second for the first connection.
   */
  readonly isReachable: (() => Promise<boolean>) | null;
  /** Resolves when the store is ready. */
  readonly ready: Promise<void>;
  readonly close: () => void;
}

const daySeconds = 86_400;

const countOptions = { keyPrefix: 'surtidor-count', points: Number.MAX_SAFE_INTEGER };
const gateOptions = { keyPrefix: 'surtidor-gate', points: 1 };

/** Creates stores in the memory of this instance. */
export const createMemoryStores = (): AttemptStores => ({
  count: new RateLimiterMemory({ ...countOptions, duration: daySeconds }),
  gate: new RateLimiterMemory({ ...gateOptions, duration: 1 }),
  isReachable: null,
  ready: Promise.resolve(),
  close: () => undefined,
});

/** The timeout of one call to the store, in milliseconds. A sign-in makes several calls. */
const responseTimeoutMs = 500;

/**
 * Creates stores in a Valkey or Redis shared by all instances. While it is unavailable, each instance counts
 * in memory, and sign-in works with weaker throttling. `onUnavailable` is called once per outage with its reason, and
 * `onAvailable` when it is over.
 */
export function createSharedStores(
  url: string,
  onUnavailable: (reason: string) => void,
  onAvailable: () => void = () => undefined,
): AttemptStores {
  const storeClient = new Redis(url, {
    // RESP2, which every Valkey and Redis supports.
    protocol: 2,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: responseTimeoutMs,
    // An unresponsive connection is closed, so that later calls do not wait for it.
    socketTimeout: responseTimeoutMs,
    autoResendUnfulfilledCommands: false,
    // After a failover the address leads to the new primary.
    reconnectOnError: ({ message }) => message.startsWith('READONLY'),
  });
  let isReported = false;
  storeClient.on('error', (error: NodeJS.ErrnoException) => {
    // The errors of several addresses have no message of their own.
    if (!isReported) onUnavailable(error.message || (error.code ?? error.name));
    isReported = true;
  });
  const ready = new Promise<void>((resolve) => {
    storeClient.on('ready', () => {
      if (isReported) onAvailable();
      isReported = false;
      resolve();
    });
  });
  const firstAttempt = Promise.race([
    ready,
    new Promise((resolve) => storeClient.once('error', resolve)),
    setTimeout(responseTimeoutMs, undefined, { ref: false }),
  ]);
  const memoryStores = createMemoryStores();
  const redisOptions = { storeClient, rejectIfRedisNotReady: true };
  const redisGateOptions = { ...gateOptions, ...redisOptions, duration: 1 };
  // A store that is full, a replica or without scripts responds, but counts nothing.
  const probe = new RateLimiterRedis(redisGateOptions);
  return {
    count: new RateLimiterRedis({
      ...countOptions,
      ...redisOptions,
      duration: daySeconds,
      insuranceLimiter: memoryStores.count,
    }),
    gate: new RateLimiterRedis({ ...redisGateOptions, insuranceLimiter: memoryStores.gate }),
    isReachable: async () => {
      await firstAttempt;
      return probe.penalty('reachable').then(
        () => true,
        () => false,
      );
    },
    ready,
    close: () => storeClient.disconnect(),
  };
}
