import { domainTexts } from './spanish/domain.ts';
import { voucherTexts } from './spanish/vouchers.ts';

/** What the pages of gift vouchers say besides the texts of a start: they wait for no others. */
export const voucherBundle = { ...domainTexts, ...voucherTexts };
