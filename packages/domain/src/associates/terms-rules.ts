import { type FormRules, getFormErrors } from '../shared/validation/form.ts';
import type { FormErrors } from '../shared/validation/types.ts';
import type { TermsDraft } from './types.ts';

const requireAccepted = (fieldName: string, isAccepted: boolean) =>
  isAccepted
    ? null
    : ({ key: 'To continue you must accept {fieldName}.', params: { fieldName } } as const);

const rules: FormRules<TermsDraft, keyof TermsDraft> = {
  termsAndConditions: (draft) =>
    requireAccepted('the terms and conditions', draft.termsAndConditions),
  privacyPolicy: (draft) => requireAccepted('the privacy policy', draft.privacyPolicy),
};

/** Validates the terms form: both checkboxes must be checked (spec 5). */
export const getTermsErrors = (draft: TermsDraft): FormErrors<keyof TermsDraft> =>
  getFormErrors(rules, draft);
