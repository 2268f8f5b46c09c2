export * from './arithmetic.ts';
export { createCalendarDate, daysInMonth, getDateParts, parseCalendarDate } from './calendar.ts';
export {
  getCertificateLimits,
  getCompensationLimits,
  getDefaultCompensationsRange,
  getDefaultOrdersRange,
  getOrderRequestLimits,
} from './filter-ranges.ts';
export { formatDate, formatDateText, invalidDateText } from './format-date.ts';
export { addDayTimes, getCompleteRange, isWithinLimits, parseDateRange } from './ranges.ts';
export type { CalendarDate, DateLimits, DateRange, DateRangeDraft } from './types.ts';
export { getLocalTime, getToday, parseLocalTime } from './zone.ts';
