import { type CalendarDay, parseCalendarDay, toCalendarDay } from './calendar-day.ts';

/** Formats a day for a field: '05/11/2026'. Returns '' for null and for an invalid date. */
export const formatDay = (day: CalendarDay | null): string =>
  parseCalendarDay(day) === null ? '' : (day ?? '').split('-').reverse().join('/');

const datePatterns = [
  /^(?<day>\d{1,2})(?<separator>[/.\- ])(?<month>\d{1,2})\k<separator>(?<year>\d{4}|\d{2})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/,
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
];

/**
 * Parses a typed day: '5/11/2026', '05-11-2026', '05.11.26' (of this century), '05112026' or '2026-11-05'.
 * Returns null for anything else, including days that do not exist (31 February).
 */
export const parseDay = (input: string): CalendarDay | null => {
  const text = input.trim();
  for (const pattern of datePatterns) {
    const groups = pattern.exec(text)?.groups;
    if (groups !== undefined) {
      return toCalendarDay({
        year: Number(groups.year?.padStart(4, '20')),
        month: Number(groups.month),
        day: Number(groups.day),
      });
    }
  }
  return null;
};

/** Matches a year typed first, whose last two digits cannot be a month. */
const yearFirstPattern = /^(\d{2})\/(1[3-9]|[2-9]\d)\/-$/;

/**
 * Adds the slash after the day and the month while digits are typed at the end, because numeric keypads have
 * no slash. A typed dot, hyphen or space becomes a slash, and '2026-' stays a year. Any other edit is left
 * unchanged to keep the caret in place.
 */
export const addSlashes = (previous: string, input: string): string => {
  const isAppended = input.length === previous.length + 1 && input.startsWith(previous);
  if (!isAppended) return input;
  if (yearFirstPattern.test(input)) return input.replace(yearFirstPattern, '$1$2-');
  if (/[/.\- ]$/.test(input)) {
    // A separator typed right after an inserted slash does not add a second slash.
    if (previous.endsWith('/')) return previous;
    return /^\d{1,2}(?:\/\d{1,2})?$/.test(previous) ? `${previous}/` : input;
  }
  if (/^(?:\d{2}|\d{1,2}\/\d{2})$/.test(input)) return `${input}/`;
  if (/^(?:\d{3}|\d{1,2}\/\d{3})$/.test(input)) return `${previous}/${input.slice(-1)}`;
  return input;
};
