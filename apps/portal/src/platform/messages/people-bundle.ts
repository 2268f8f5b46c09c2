import { contentTexts } from './spanish/content.ts';
import { domainTexts } from './spanish/domain.ts';
import { formTexts } from './spanish/forms.ts';
import { listTexts } from './spanish/lists.ts';
import { peopleTexts } from './spanish/people.ts';

/** What the pages of people say besides the texts of a start: they wait for no others. */
export const peopleBundle = {
  ...domainTexts,
  ...contentTexts,
  ...formTexts,
  ...listTexts,
  ...peopleTexts,
};
