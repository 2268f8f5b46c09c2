import type { Environment } from '../environment/environment.ts';
import { createGraphqlError } from '../shared/errors.ts';

interface FailureRecord {
  readonly failures: number;
  readonly last_at: number;
}

const getFailureRecord = ({ db }: Environment, key: string): FailureRecord | undefined =>
  db.get<FailureRecord>('select failures, last_at from sign_in_failures where email = :key', {
    key,
  });

/**
 * Records a failure and returns the number of consecutive failures. In extended mode, sign-in does
 * not lock accounts, because anyone who knows the address could lock out its owner. The portal's
 * server limits the rate of attempts instead.
 */
export function recordFailure(environment: Environment, key: string): number {
  const { db, now, limits } = environment;
  db.run(
    `insert into sign_in_failures (email, failures, last_at) values (:key, 1, :now)
     on conflict (email) do update set
       failures = case when last_at > :now - :windowMs then failures + 1 else 1 end,
       last_at = excluded.last_at`,
    { key, now: now(), windowMs: limits.failureWindowMs },
  );
  return getFailureRecord(environment, key)?.failures ?? 1;
}

/** Resets the count after a success. */
export function clearFailures({ db }: Environment, key: string): void {
  db.run('delete from sign_in_failures where email = :key', { key });
}

/** Throws SIGN_IN_LOCKED after too many failures. */
export function throwIfLocked(environment: Environment, key: string): void {
  const { failuresBeforeLock, lockMs } = environment.limits;
  const record = getFailureRecord(environment, key);
  if (!record || record.failures < failuresBeforeLock) return;
  const waitMs = record.last_at + lockMs - environment.now();
  if (waitMs <= 0) return;
  throw createGraphqlError(
    'SIGN_IN_LOCKED',
    'Hubo demasiados intentos fallidos. Espere unos minutos y vuelva a intentarlo.',
    { failedAttempts: record.failures, retryAfterSeconds: Math.ceil(waitMs / 1000) },
  );
}
