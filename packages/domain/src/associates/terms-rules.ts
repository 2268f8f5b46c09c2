import { type FormRules, formErrors } from '../shared/validation/form.ts';
import type { FormErrors } from '../shared/validation/types.ts';
import type { TermsDraft } from './types.ts';

const mustAccept = (fieldName: string, accepted: boolean) =>
  accepted
    ? null
    : ({ key: 'To continue you must accept {fieldName}.', params: { fieldName } } as const);

const rules: FormRules<TermsDraft, keyof TermsDraft> = {
  termsAndConditions: (draft) => mustAccept('the terms and conditions', draft.termsAndConditions),
  privacyPolicy: (draft) => mustAccept('the privacy policy', draft.privacyPolicy),
};

/** Validates the terms form: both boxes must be checked (spec 5). */
export const termsErrors = (draft: TermsDraft): FormErrors<keyof TermsDraft> =>
  formErrors(rules, draft);
