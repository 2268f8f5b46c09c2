import { domainTexts } from './spanish/domain.ts';
import { formTexts } from './spanish/forms.ts';
import { surveyTexts } from './spanish/survey.ts';

/** What the survey and the other rendered forms say besides the texts of a start. */
export const surveyBundle = { ...domainTexts, ...formTexts, ...surveyTexts };
