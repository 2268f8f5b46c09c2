import { listToolTexts } from './spanish/list-tools.ts';
import { orderToolTexts } from './spanish/order-tools.ts';

/** What comes late on the pages of orders says: the board, the filters, the papers, the tools of lists. */
export const orderToolBundle = { ...listToolTexts, ...orderToolTexts };
