import { isEmail } from '../shared/validation/email.ts';
import { validateNewPassword } from './password-rules.ts';

/**
 * The results of requesting a reset e-mail. Unknown addresses also result in 'sent', so that
 * attackers cannot find out which accounts exist. 'unavailable': the backend sends no e-mail to any address.
 */
export const forgottenPasswordResults = [
  'sent',
  'invalid-email',
  'too-many-attempts',
  'communication',
  'unavailable',
] as const;

/** A result of requesting a reset e-mail. */
export type ForgottenPasswordResult = (typeof forgottenPasswordResults)[number];

/** The results of setting a new password with the link. */
export const passwordResetResults = [
  'changed',
  'rules-not-met',
  'easy-to-guess',
  'not-identical',
  'link-expired',
  'too-many-attempts',
  'communication',
] as const;

/** A result of setting a new password. */
export type PasswordResetResult = (typeof passwordResetResults)[number];

const createParser =
  <Name extends string>(names: readonly Name[]) =>
  (text: string | null): Name | null =>
    names.find((name) => name === text) ?? null;

/** Parses the result in a URL; returns null for any other text. */
export const parseForgottenPasswordResult = createParser(forgottenPasswordResults);

/** Parses the result in a URL; returns null for any other text. */
export const parsePasswordResetResult = createParser(passwordResetResults);

/** Validates the request form; returns null if it is valid. */
export const validateForgottenPassword = (email: string): 'invalid-email' | null =>
  isEmail(email) ? null : 'invalid-email';

/** Validates the new-password form; returns null if it is valid (spec 5). */
export function validatePasswordReset(
  newPassword: string,
  repeatPassword: string,
): 'rules-not-met' | 'not-identical' | null {
  if (validateNewPassword(newPassword) !== null) return 'rules-not-met';
  return newPassword === repeatPassword ? null : 'not-identical';
}
