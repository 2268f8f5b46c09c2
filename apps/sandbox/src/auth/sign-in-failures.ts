import type { Environment } from '../environment/environment.ts';
import { graphqlError } from '../shared/errors.ts';

interface Failures {
  readonly failures: number;
  readonly last_at: number;
}

const getFailures = ({ db }: Environment, key: string): Failures | undefined =>
  db.get<Failures>('select failures, last_at from sign_in_failures where email = :key', { key });

/**
 * Counts consecutive failures of a key. Sign-in never locks an account, because anyone who knows
 * the address could lock out its owner; the portal's server rate limits guessing.
 */
export function countFailure(environment: Environment, key: string): number {
  const { db, now, limits } = environment;
  db.run(
    `insert into sign_in_failures (email, failures, last_at) values (:key, 1, :now)
     on conflict (email) do update set
       failures = case when last_at > :now - :forgotten then failures + 1 else 1 end,
       last_at = excluded.last_at`,
    { key, now: now(), forgotten: limits.failuresForgottenMs },
  );
  return getFailures(environment, key)?.failures ?? 1;
}

/** A success ends the row of failures. */
export function forgetFailures({ db }: Environment, key: string): void {
  db.run('delete from sign_in_failures where email = :key', { key });
}

/** Rejects further attempts of a key that only its own user can fail. */
export function refuseLocked(environment: Environment, key: string): void {
  const { failuresBeforeLock, lockMs } = environment.limits;
  const known = getFailures(environment, key);
  if (!known || known.failures < failuresBeforeLock) return;
  const waitMs = known.last_at + lockMs - environment.now();
  if (waitMs <= 0) return;
  throw graphqlError(
    'SIGN_IN_LOCKED',
    'Hubo demasiados intentos fallidos. Espere unos minutos y vuelva a intentarlo.',
    { failedAttempts: known.failures, retryAfterSeconds: Math.ceil(waitMs / 1000) },
  );
}
