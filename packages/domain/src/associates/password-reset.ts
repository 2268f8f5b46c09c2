import { isEmail } from '../shared/validation/email.ts';
import { validateNewPassword } from './password-rules.ts';

/**
 * How asking for a letter ended. 'sent' also where the address is nobody's: nobody learns which are.
 */
export const forgottenPasswordResults = [
  'sent',
  'invalid-email',
  'too-many-attempts',
  'communication',
] as const;

/** One way in which asking for a letter ended. */
export type ForgottenPasswordResult = (typeof forgottenPasswordResults)[number];

/** How setting a new password with the link of a letter ended. */
export const passwordResetResults = [
  'changed',
  'rules-not-met',
  'not-identical',
  'link-expired',
  'too-many-attempts',
  'communication',
] as const;

/** One way in which setting a new password ended. */
export type PasswordResetResult = (typeof passwordResetResults)[number];

const among =
  <Name extends string>(names: readonly Name[]) =>
  (text: string | null): Name | null =>
    names.find((name) => name === text) ?? null;

/** Reads a result of an address; null for anything else. */
export const parseForgottenPasswordResult = among(forgottenPasswordResults);

/** Reads a result of an address; null for anything else. */
export const parsePasswordResetResult = among(passwordResetResults);

/** What keeps a letter from being asked for; null when it may be. */
export const validateForgottenPassword = (email: string): 'invalid-email' | null =>
  isEmail(email) ? null : 'invalid-email';

/** What keeps a new password from being sent; null when it keeps the rules (spec 5). */
export function validatePasswordReset(
  newPassword: string,
  repeatPassword: string,
): 'rules-not-met' | 'not-identical' | null {
  if (validateNewPassword(newPassword) !== null) return 'rules-not-met';
  return newPassword === repeatPassword ? null : 'not-identical';
}
