import type { Message } from '../messages/types.ts';
import type { CalendarDate, DateLimits, DateRange, DateRangeDraft } from './types.ts';

/** The complete range if both ends are set and in order, else null (spec 5). */
export const completeRange = ({ start, end }: DateRangeDraft): DateRange | null =>
  start !== null && end !== null && start <= end ? { start, end } : null;

/** Whether a day may be selected. */
export const withinLimits = (date: CalendarDate, { min, max }: DateLimits): boolean =>
  (min === null || date >= min) && (max === null || date <= max);

/** The error of a range (spec 5: start cannot exceed end), or null. An incomplete range is not an error. */
export const rangeProblem = (draft: DateRangeDraft, limits: DateLimits): Message | null => {
  const outside = [draft.start, draft.end].some(
    (date) => date !== null && !withinLimits(date, limits),
  );
  if (outside) return { key: 'The date is outside the allowed range.' };
  return draft.start !== null && draft.end !== null && draft.start > draft.end
    ? { key: 'The start date cannot be after the end date.' }
    : null;
};

/** Adds the times of the backend's filter: 00:00:00 to 23:59:59 (spec 9). */
export const withDayTimes = ({ start, end }: DateRange) => ({
  from: `${start} 00:00:00`,
  to: `${end} 23:59:59`,
});
