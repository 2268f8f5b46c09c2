import { domainTexts } from './spanish/domain.ts';
import { listTexts } from './spanish/lists.ts';
import { orderTexts } from './spanish/orders.ts';

/** What the pages of orders say besides the texts of a start: they wait for no others. */
export const orderBundle = { ...domainTexts, ...listTexts, ...orderTexts };
