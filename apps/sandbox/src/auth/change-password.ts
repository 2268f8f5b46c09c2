import type { Dealer } from '../environment/context.ts';
import { createInvalidInputError } from '../shared/errors.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { revokeUserSessions } from './sessions.ts';
import { clearFailures, recordFailure, throwIfLocked } from './sign-in-failures.ts';

/** Rules for a new password (spec 5). */
const rules: readonly { readonly isMet: (text: string) => boolean; readonly message: string }[] = [
  { isMet: (text) => text !== '', message: '"Password" is required.' },
  { isMet: (text) => [...text].length >= 8, message: '"Password" must have at least 8 letters.' },
  {
    isMet: (text) => [...text].length <= 32,
    message: '"Password" must have a maximum of 32 letters.',
  },
  { isMet: (text) => /\p{Nd}/u.test(text), message: '"Password" must have at least one number.' },
  { isMet: (text) => /\p{L}/u.test(text), message: '"Password" must have at least one letter.' },
  {
    isMet: (text) => /[^\p{L}\p{Nd} ]/u.test(text),
    message: '"Password" must have at least one special character.',
  },
];

/**
 * Returns the trimmed password.
 * @throws INVALID_INPUT for the first violated rule (spec 5).
 */
export function validatePassword(input: string): string {
  const password = input.trim();
  const violatedRule = rules.find(({ isMet: passes }) => !passes(password));
  if (violatedRule) throw createInvalidInputError('newPassword', violatedRule.message);
  return password;
}

/** Changes the password and ends the user's other sessions (spec 5 and 7). */
export async function changePassword(
  dealer: Dealer,
  currentPassword: string,
  newPassword: string,
): Promise<void> {
  const { environment, user, tokenHash, db } = dealer;
  const validatedPassword = validatePassword(newPassword);
  // The key is separate from sign-in: failures here must not lock the sign-in.
  const key = `change ${user.email}`;
  throwIfLocked(environment, key);
  // Recorded before the comparison, so that parallel attempts count too.
  recordFailure(environment, key);
  if (!(await verifyPassword(currentPassword.trim(), user.password_hash))) {
    throw createInvalidInputError('currentPassword', 'La contraseña actual no es correcta.');
  }
  const hash = await hashPassword(validatedPassword);
  db.transaction(() => {
    db.run('update users set password_hash = :hash where id = :id', { hash, id: user.id });
    revokeUserSessions(environment, user.id, tokenHash);
    clearFailures(environment, key);
  });
}
