import { isEmail } from '../shared/validation/email.ts';
import { validateNewPassword } from './password-rules.ts';

/**
 * The result of requesting a reset e-mail. 'sent' also for unknown addresses, so that accounts
 * cannot be discovered.
 */
export const forgottenPasswordResults = [
  'sent',
  'invalid-email',
  'too-many-attempts',
  'communication',
] as const;

/** A result of requesting a reset e-mail. */
export type ForgottenPasswordResult = (typeof forgottenPasswordResults)[number];

/** The result of setting a new password with the link. */
export const passwordResetResults = [
  'changed',
  'rules-not-met',
  'not-identical',
  'link-expired',
  'too-many-attempts',
  'communication',
] as const;

/** A result of setting a new password. */
export type PasswordResetResult = (typeof passwordResetResults)[number];

const among =
  <Name extends string>(names: readonly Name[]) =>
  (text: string | null): Name | null =>
    names.find((name) => name === text) ?? null;

/** Reads the result from a URL; null for anything else. */
export const parseForgottenPasswordResult = among(forgottenPasswordResults);

/** Reads the result from a URL; null for anything else. */
export const parsePasswordResetResult = among(passwordResetResults);

/** The error of the request form; null if valid. */
export const validateForgottenPassword = (email: string): 'invalid-email' | null =>
  isEmail(email) ? null : 'invalid-email';

/** The error of the new-password form; null if valid (spec 5). */
export function validatePasswordReset(
  newPassword: string,
  repeatPassword: string,
): 'rules-not-met' | 'not-identical' | null {
  if (validateNewPassword(newPassword) !== null) return 'rules-not-met';
  return newPassword === repeatPassword ? null : 'not-identical';
}
