import { accountTexts } from './spanish/account.ts';
import { domainTexts } from './spanish/domain.ts';
import { listRowTexts } from './spanish/list-rows.ts';

/** What account status and history say besides the texts of a start: they wait for no others. */
export const accountBundle = { ...domainTexts, ...listRowTexts, ...accountTexts };
