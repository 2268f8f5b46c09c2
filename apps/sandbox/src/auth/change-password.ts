import type { Dealer } from '../environment/context.ts';
import { invalidInput } from '../shared/errors.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { revokeSessionsOf } from './sessions.ts';
import { countFailure, forgetFailures, refuseLocked } from './sign-in-failures.ts';

/** Rules of a new password with their messages (spec 5). */
const rules: readonly { readonly passes: (text: string) => boolean; readonly message: string }[] = [
  { passes: (text) => text !== '', message: '"Password" is required.' },
  { passes: (text) => [...text].length >= 8, message: '"Password" must have at least 8 letters.' },
  {
    passes: (text) => [...text].length <= 32,
    message: '"Password" must have a maximum of 32 letters.',
  },
  { passes: (text) => /\p{Nd}/u.test(text), message: '"Password" must have at least one number.' },
  { passes: (text) => /\p{L}/u.test(text), message: '"Password" must have at least one letter.' },
  {
    passes: (text) => /[^\p{L}\p{Nd} ]/u.test(text),
    message: '"Password" must have at least one special character.',
  },
];

/**
 * The trimmed password.
 * @throws INVALID_INPUT for the first violated rule (spec 5).
 */
export function checkedPassword(given: string): string {
  const password = given.trim();
  const unmet = rules.find(({ passes }) => !passes(password));
  if (unmet) throw invalidInput('newPassword', unmet.message);
  return password;
}

/** Changes the password and ends the user's other sessions (spec 5 and 7). */
export async function changePassword(
  dealer: Dealer,
  currentPassword: string,
  newPassword: string,
): Promise<void> {
  const { environment, user, tokenHash, db } = dealer;
  const nextPassword = checkedPassword(newPassword);
  // Only the signed-in user can fail here, so no stranger can lock the user.
  const key = `change ${user.email}`;
  refuseLocked(environment, key);
  // Count before comparing, so that parallel guesses gain nothing.
  countFailure(environment, key);
  if (!(await verifyPassword(currentPassword.trim(), user.password_hash))) {
    throw invalidInput('currentPassword', 'La contraseña actual no es correcta.');
  }
  const hash = await hashPassword(nextPassword);
  db.transaction(() => {
    db.run('update users set password_hash = :hash where id = :id', { hash, id: user.id });
    revokeSessionsOf(environment, user.id, tokenHash);
    forgetFailures(environment, key);
  });
}
