import type { Message } from '../messages/types.ts';
import { parseCalendarDate } from './calendar.ts';
import type { CalendarDate, DateLimits, DateRange, DateRangeDraft } from './types.ts';

/** Returns the range if both ends are set and in order, otherwise null (spec 5). */
export const getCompleteRange = ({ start, end }: DateRangeDraft): DateRange | null =>
  start !== null && end !== null && start <= end ? { start, end } : null;

/** Returns the range if both ends are valid dates in order, otherwise null (spec 5). */
export const parseDateRange = ({
  start,
  end,
}: Readonly<Record<'start' | 'end', string | null>>): DateRange | null =>
  getCompleteRange({ start: parseCalendarDate(start), end: parseCalendarDate(end) });

/** Whether a date is within the limits, both ends included. */
export const isWithinLimits = (date: CalendarDate, { min, max }: DateLimits): boolean =>
  (min === null || date >= min) && (max === null || date <= max);

/** Returns the error of a range or null (spec 5). An incomplete range is not an error. */
export const getRangeError = (draft: DateRangeDraft, limits: DateLimits): Message | null => {
  const isOutside = [draft.start, draft.end].some(
    (date) => date !== null && !isWithinLimits(date, limits),
  );
  if (isOutside) return { key: 'The date is outside the allowed range.' };
  return draft.start !== null && draft.end !== null && draft.start > draft.end
    ? { key: 'The start date cannot be after the end date.' }
    : null;
};

/** Adds the times of the backend's filter: 00:00:00 to 23:59:59 (spec 9). */
export const addDayTimes = ({ start, end }: DateRange) => ({
  from: `${start} 00:00:00`,
  to: `${end} 23:59:59`,
});
