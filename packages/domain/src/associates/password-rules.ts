import { combineValidators, type FormRules, formErrors } from '../shared/validation/form.ts';
import { maxLength, minLength, required } from '../shared/validation/text-rules.ts';
import type { FormErrors, Validator } from '../shared/validation/types.ts';
import type { PasswordDraft } from './types.ts';

/** Length of a password, in characters (spec 5 and 9). */
export const passwordLimits = { min: 8, max: 32 } as const;

/** Inputs are trimmed (spec 5). */
export const trimPasswordDraft = (draft: PasswordDraft): PasswordDraft => ({
  currentPassword: draft.currentPassword.trim(),
  newPassword: draft.newPassword.trim(),
  repeatPassword: draft.repeatPassword.trim(),
});

const hasNumber: Validator<string> = (text) =>
  /\p{Nd}/u.test(text) ? null : { key: '"Password" must have at least one number.' };

const hasLetter: Validator<string> = (text) =>
  /\p{L}/u.test(text) ? null : { key: '"Password" must have at least one letter.' };

/** Special characters are neither letters, digits nor spaces (reading 27); accents belong to letters. */
const hasSpecial: Validator<string> = (text) =>
  /[^\p{L}\p{M}\p{Nd}\s]/u.test(text)
    ? null
    : { key: '"Password" must have at least one special character.' };

/** The rules of a new password (spec 5). */
export const validateNewPassword: Validator<string> = combineValidators(
  required('New password'),
  minLength('New password', passwordLimits.min),
  maxLength('New password', passwordLimits.max),
  hasNumber,
  hasLetter,
  hasSpecial,
);

const rules: FormRules<PasswordDraft, keyof PasswordDraft> = {
  currentPassword: ({ currentPassword }) => required('Current password')(currentPassword),
  newPassword: ({ newPassword }) => validateNewPassword(newPassword),
  repeatPassword: ({ newPassword, repeatPassword }) =>
    newPassword === repeatPassword ? null : { key: '"Passwords" must be identical.' },
};

/** Validates the change-password form, by field (spec 5). */
export const passwordErrors = (draft: PasswordDraft): FormErrors<keyof PasswordDraft> =>
  formErrors(rules, trimPasswordDraft(draft));

/** The rules of a new password, as a checklist (spec 5). */
export type PasswordRule = 'length' | 'number' | 'letter' | 'special' | 'identical';

/** The rules that the form meets so far. An empty repetition is not identical. */
export const passwordRulesMet = (draft: PasswordDraft): Readonly<Record<PasswordRule, boolean>> => {
  const { newPassword, repeatPassword } = trimPasswordDraft(draft);
  const passes = (...validators: readonly Validator<string>[]) =>
    combineValidators(...validators)(newPassword) === null;
  return {
    length: passes(minLength('', passwordLimits.min), maxLength('', passwordLimits.max)),
    number: passes(hasNumber),
    letter: passes(hasLetter),
    special: passes(hasSpecial),
    identical: newPassword !== '' && newPassword === repeatPassword,
  };
};
