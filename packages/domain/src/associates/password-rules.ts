import { combineValidators, type FormRules, getFormErrors } from '../shared/validation/form.ts';
import { maxLength, minLength, required } from '../shared/validation/text-rules.ts';
import type { FormErrors, Validator } from '../shared/validation/types.ts';
import type { PasswordDraft } from './types.ts';

/** The allowed length of a password, in characters (spec 5 and 9). */
export const passwordLimits = { min: 8, max: 32 } as const;

/** Trims the inputs (spec 5). */
export const trimPasswordDraft = (draft: PasswordDraft): PasswordDraft => ({
  currentPassword: draft.currentPassword.trim(),
  newPassword: draft.newPassword.trim(),
  repeatPassword: draft.repeatPassword.trim(),
});

const requireNumber: Validator<string> = (text) =>
  /\p{Nd}/u.test(text) ? null : { key: '"Password" must have at least one number.' };

const requireLetter: Validator<string> = (text) =>
  /\p{L}/u.test(text) ? null : { key: '"Password" must have at least one letter.' };

/** Special characters are not letters, digits, spaces or accents (reading 27). */
const requireSpecialCharacter: Validator<string> = (text) =>
  /[^\p{L}\p{M}\p{Nd}\s]/u.test(text)
    ? null
    : { key: '"Password" must have at least one special character.' };

/** The rules of a new password (spec 5). */
export const validateNewPassword: Validator<string> = combineValidators(
  required('New password'),
  minLength('New password', passwordLimits.min),
  maxLength('New password', passwordLimits.max),
  requireNumber,
  requireLetter,
  requireSpecialCharacter,
);

const rules: FormRules<PasswordDraft, keyof PasswordDraft> = {
  currentPassword: ({ currentPassword }) => required('Current password')(currentPassword),
  newPassword: ({ newPassword }) => validateNewPassword(newPassword),
  repeatPassword: ({ newPassword, repeatPassword }) =>
    newPassword === repeatPassword ? null : { key: '"Passwords" must be identical.' },
};

/** Validates each field of the change-password form (spec 5). */
export const getPasswordErrors = (draft: PasswordDraft): FormErrors<keyof PasswordDraft> =>
  getFormErrors(rules, trimPasswordDraft(draft));

/** A rule in the checklist of a new password (spec 5). */
export type PasswordRule = 'length' | 'number' | 'letter' | 'special' | 'identical';

/** Returns whether the form meets each rule. Two empty passwords do not count as identical. */
export const getMetPasswordRules = (
  draft: PasswordDraft,
): Readonly<Record<PasswordRule, boolean>> => {
  const { newPassword, repeatPassword } = trimPasswordDraft(draft);
  const passes = (...validators: readonly Validator<string>[]) =>
    combineValidators(...validators)(newPassword) === null;
  return {
    length: passes(minLength('', passwordLimits.min), maxLength('', passwordLimits.max)),
    number: passes(requireNumber),
    letter: passes(requireLetter),
    special: passes(requireSpecialCharacter),
    identical: newPassword !== '' && newPassword === repeatPassword,
  };
};
