import { listRowTexts } from './spanish/list-rows.ts';
import { orderDomainTexts } from './spanish/order-domain.ts';
import { orderTexts } from './spanish/orders.ts';

/**
 * What the pages of orders say besides the texts of a start: they wait for no others. The tools of
 * lists come later and bring their own.
 */
export const orderBundle = { ...orderDomainTexts, ...listRowTexts, ...orderTexts };
