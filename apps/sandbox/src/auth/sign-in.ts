import { recordSignIn } from '../activity/record-activity.ts';
import type { Database, SupportSecretRow, UserRow } from '../database/index.ts';
import type { Environment } from '../environment/environment.ts';
import { createGraphqlError } from '../shared/errors.ts';
import { formatTimestamp } from '../shared/time.ts';
import { buildLoginResult } from './login-result.ts';
import { dummyHash, verifyPassword } from './password.ts';
import { getSession, openSession } from './sessions.ts';
import { clearFailures, recordFailure, throwIfLocked } from './sign-in-failures.ts';
import { hashToken } from './token-hash.ts';

/** Longer input is rejected without hashing. */
const MAX_INPUT_LENGTH = 320;

/** Normalises an e-mail address. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

/** Signs a user in with e-mail and password (spec 7, generateCustomerToken). */
export async function signIn(environment: Environment, emailInput: string, password: string) {
  const email = normalizeEmail(emailInput).slice(0, MAX_INPUT_LENGTH);
  const user = environment.db.get<UserRow>('select * from users where email = :email', { email });
  if (environment.sandboxMode === 'strict') throwIfLocked(environment, email);
  const isPasswordValid =
    password.length <= MAX_INPUT_LENGTH &&
    (await verifyPassword(password, user?.password_hash ?? dummyHash));
  const loginResult =
    user && isPasswordValid ? await openLoginSession(environment, user.id, false) : null;
  if (!loginResult) {
    const failedAttempts = recordFailure(environment, email);
    throw createGraphqlError('SIGN_IN_FAILED', 'El correo o la contraseña no son correctos.', {
      failedAttempts,
    });
  }
  clearFailures(environment, email);
  return loginResult;
}

/** Signs support in as a user with a single-use secret (spec 7, generateSupportCustomerToken). */
export async function signInAsSupport(environment: Environment, secret: string) {
  const row = consumeSecret(environment.db, await hashToken(secret), environment.now());
  const loginResult = row ? await openLoginSession(environment, row.user_id, true) : null;
  if (!loginResult) {
    throw createGraphqlError('SIGN_IN_FAILED', 'El enlace de soporte no es válido o ya fue usado.');
  }
  return loginResult;
}

function consumeSecret(db: Database, hash: string, now: number): SupportSecretRow | undefined {
  const updatedRows = db.run(
    `update support_secrets set used_at = :now
     where secret_hash = :hash and used_at is null and expires_at > :now`,
    { hash, now },
  );
  if (updatedRows === 0) return undefined;
  return db.get<SupportSecretRow>('select * from support_secrets where secret_hash = :hash', {
    hash,
  });
}

/** Opens a session and returns its login result; null if the user or their company is inactive. */
export async function openLoginSession(environment: Environment, userId: number, support: boolean) {
  if (!getSession(environment, '', userId, support)) return null;
  const token = await openSession(environment, userId, support);
  const session = getSession(environment, await hashToken(token), userId, support);
  if (!session) return null;
  const { client, store, user } = session;
  const instant = formatTimestamp(store.timeZone, environment.now());
  recordSignIn({ db: environment.db, clientCode: client.cliente, user, instant }, support);
  return buildLoginResult(environment, session, token);
}
