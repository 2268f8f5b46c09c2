import { contentTexts } from './spanish/content.ts';
import { formTexts } from './spanish/forms.ts';

/** What accepting the terms says besides the texts of a start: it waits for no others. */
export const termsBundle = { ...contentTexts, ...formTexts };
