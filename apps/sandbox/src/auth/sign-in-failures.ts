import type { Environment } from '../environment.ts';
import { refusal } from '../shared/errors.ts';

interface Failures {
  readonly failures: number;
  readonly last_at: number;
}

const failuresOf = ({ db }: Environment, email: string): Failures | undefined =>
  db.get<Failures>('select failures, last_at from sign_in_failures where email = :email', {
    email,
  });

/** Refuses an address that failed too often a moment ago, before its password is looked at. */
export function refuseLocked(environment: Environment, email: string): void {
  const { failuresBeforeLock, lockMs } = environment.limits;
  const known = failuresOf(environment, email);
  if (!known || known.failures < failuresBeforeLock) return;
  const waitMs = known.last_at + lockMs - environment.now();
  if (waitMs <= 0) return;
  throw refusal(
    'SIGN_IN_LOCKED',
    'Hubo demasiados intentos fallidos. Espere unos minutos y vuelva a intentarlo.',
    { failedAttempts: known.failures, retryAfterSeconds: Math.ceil(waitMs / 1000) },
  );
}

/** Counts a failure and tells how many there were in a row. */
export function countFailure(environment: Environment, email: string): number {
  environment.db.run(
    `insert into sign_in_failures (email, failures, last_at) values (:email, 1, :now)
     on conflict (email) do update set failures = failures + 1, last_at = excluded.last_at`,
    { email, now: environment.now() },
  );
  return failuresOf(environment, email)?.failures ?? 1;
}

/** A success ends the row of failures. */
export function forgetFailures({ db }: Environment, email: string): void {
  db.run('delete from sign_in_failures where email = :email', { email });
}
