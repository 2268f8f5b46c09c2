import { addDays, addMonths, startOfMonth } from './arithmetic.ts';
import type { CalendarDate, DateLimits, DateRange } from './types.ts';

/** Orders: the last two months to today (spec 5). */
export const defaultOrdersRange = (today: CalendarDate): DateRange => ({
  start: addMonths(today, -2),
  end: today,
});

/** Default range of compensations: first day of the previous month to today (spec 5 and 9). */
export const defaultCompensationsRange = (today: CalendarDate): DateRange => ({
  start: addMonths(startOfMonth(today), -1),
  end: today,
});

/** Sales certificates: from one year ago to yesterday (spec 5). */
export const certificateLimits = (today: CalendarDate): DateLimits => ({
  min: addMonths(today, -12),
  max: addDays(today, -1),
});

/** Request date of an order: today at the latest (spec 2). */
export const orderRequestLimits = (today: CalendarDate): DateLimits => ({ min: null, max: today });

/** Estimated delivery of an order: no limit (spec 2). */
export const orderDeliveryLimits: DateLimits = { min: null, max: null };

/** Document date of pending invoices: today at the latest (spec 5). */
export const documentDateLimits = (today: CalendarDate): DateLimits => ({ min: null, max: today });

/** Expiration date of the selection filter: yesterday at the latest (spec 5). */
export const selectionExpirationLimits = (today: CalendarDate): DateLimits => ({
  min: null,
  max: addDays(today, -1),
});

/** Compensations filter: any day up to today. */
export const compensationLimits = (today: CalendarDate): DateLimits => ({ min: null, max: today });
