import { addDays, addMonths, startOfMonth } from './arithmetic.ts';
import type { CalendarDate, DateLimits, DateRange } from './types.ts';

/** Default range of orders: the last two months up to today (spec 5). */
export const getDefaultOrdersRange = (today: CalendarDate): DateRange => ({
  start: addMonths(today, -2),
  end: today,
});

/** Default range of compensations: from the first day of the previous month to today (spec 5 and 9). */
export const getDefaultCompensationsRange = (today: CalendarDate): DateRange => ({
  start: addMonths(startOfMonth(today), -1),
  end: today,
});

/** Limits of sales certificates: from one year ago to yesterday (spec 5). */
export const getCertificateLimits = (today: CalendarDate): DateLimits => ({
  min: addMonths(today, -12),
  max: addDays(today, -1),
});

/** Limits of an order's request date: up to today (spec 2). */
export const getOrderRequestLimits = (today: CalendarDate): DateLimits => ({
  min: null,
  max: today,
});

/** Limits of the compensations filter: up to today. */
export const getCompensationLimits = (today: CalendarDate): DateLimits => ({
  min: null,
  max: today,
});
