import { isSameEmail, validateEmail } from '../shared/validation/email.ts';
import { parseFlag } from '../shared/validation/flag.ts';
import { combineValidators, type FormRules, getFormErrors } from '../shared/validation/form.ts';
import {
  lettersOnly,
  maxLength,
  minLength,
  required,
  telephone,
} from '../shared/validation/text-rules.ts';
import type { FormErrors, Validator } from '../shared/validation/types.ts';
import { type DestinationsView, requiresDestinations } from './destinations.ts';
import type { AssociateDraft, AssociateFormMode, RoleField } from './types.ts';

/** Limits of the personal-information fields, in letters (spec 5 and 9). */
export const associateLimits = {
  name: { min: 2, max: 55 },
  document: { min: 5 },
  location: { min: 4, max: 55 },
} as const;

/** The fields that are validated. */
export type AssociateField = Exclude<keyof AssociateDraft, 'countryCode'>;

/** The data that the rules need in addition to the form. */
export interface AssociateRulesContext {
  readonly mode: AssociateFormMode;
  /** The editable fields of the role's table. */
  readonly fields: readonly RoleField[];
  readonly destinations: DestinationsView;
  readonly telephoneDigits: readonly number[];
  /** Whether the form includes the terms (spec 2, states=1). */
  readonly termsRequired: boolean;
  /** E-mail addresses that the server rejected because they already exist. */
  readonly takenEmails: readonly string[];
}

type DraftRule = Validator<AssociateDraft>;

const validateText = (
  field: 'firstName' | 'lastName' | 'email' | 'document' | 'telephone' | 'street' | 'city',
  ...rules: readonly Validator<string>[]
): DraftRule => {
  const rule = combineValidators(...rules);
  return (draft) => rule(draft[field]);
};

const createNameRules = (label: string): readonly Validator<string>[] => [
  required(label),
  minLength(label, associateLimits.name.min),
  maxLength(label, associateLimits.name.max),
  lettersOnly(label),
];

const createLocationRules = (label: string): readonly Validator<string>[] => [
  required(label),
  minLength(label, associateLimits.location.min),
  maxLength(label, associateLimits.location.max),
];

const rejectTakenEmail =
  (takenEmails: readonly string[]): Validator<string> =>
  (address) =>
    takenEmails.some((taken) => isSameEmail(taken, address))
      ? { key: 'This email already exists on the site' }
      : null;

const requireIf = (
  applies: boolean,
  label: string,
  isMissing: (draft: AssociateDraft) => boolean,
) =>
  ((draft) =>
    applies && isMissing(draft)
      ? { key: '"{fieldName}" is required.', params: { fieldName: label } }
      : null) satisfies DraftRule;

const getAssociateRules = (
  context: AssociateRulesContext,
): FormRules<AssociateDraft, AssociateField> => {
  const isCreating = context.mode === 'create';
  return {
    firstName: validateText('firstName', ...createNameRules('First name')),
    lastName: validateText('lastName', ...createNameRules('Last name')),
    // Not editable in edit mode (spec 5), so not validated.
    email: isCreating
      ? validateText(
          'email',
          required('E-mail'),
          validateEmail,
          rejectTakenEmail(context.takenEmails),
        )
      : () => null,
    document: validateText(
      'document',
      required('Document'),
      minLength('Document', associateLimits.document.min),
    ),
    telephone: validateText(
      'telephone',
      required('Telephone'),
      telephone('Telephone', context.telephoneDigits),
    ),
    street: validateText('street', ...createLocationRules('Address')),
    city: validateText('city', ...createLocationRules('City')),
    roleId: requireIf(isCreating, 'Role', ({ roleId }) => roleId === ''),
    documentType: requireIf(isCreating, 'Document type', ({ documentType }) => documentType === ''),
    destinations: requireIf(
      requiresDestinations(context.destinations),
      'Destinations',
      ({ destinations }) => destinations.length === 0,
    ),
    status: ({ status }) =>
      context.fields.includes('status') && parseFlag(status) === null
        ? { key: 'must be active or invactive' }
        : null,
    termsAccepted: ({ termsAccepted }) =>
      context.termsRequired && !termsAccepted
        ? {
            key: 'To continue you must accept {fieldName}.',
            params: { fieldName: 'Terms and conditions' },
          }
        : null,
  };
};

/** Validates each field of the personal-information form; 'see' mode has no errors (spec 5). */
export const getAssociateErrors = (
  draft: AssociateDraft,
  context: AssociateRulesContext,
): FormErrors<AssociateField> =>
  context.mode === 'see' ? {} : getFormErrors(getAssociateRules(context), draft);
