import { attemptTexts } from './spanish/attempts.ts';
import { domainTexts } from './spanish/domain.ts';
import { listRowTexts } from './spanish/list-rows.ts';
import { payingTexts } from './spanish/paying.ts';
import { pendingTexts } from './spanish/pending.ts';

/** What the screens of paying say besides the texts of a start: they wait for no others. */
export const payingBundle = {
  ...domainTexts,
  ...attemptTexts,
  ...listRowTexts,
  ...payingTexts,
  ...pendingTexts,
};
