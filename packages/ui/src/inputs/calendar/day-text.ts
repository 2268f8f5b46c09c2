import { type CalendarDay, getDay, getParts } from './calendar-day.ts';

/** Formats a day for a field: '05/11/2026'. Returns '' for null and for an invalid date. */
export const dayText = (day: CalendarDay | null): string =>
  getParts(day) === null ? '' : (day ?? '').split('-').reverse().join('/');

const written = [
  /^(?<day>\d{1,2})(?<mark>[/.\- ])(?<month>\d{1,2})\k<mark>(?<year>\d{4}|\d{2})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/,
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
];

/**
 * Parses a typed day: '5/11/2026', '05-11-2026', '05.11.26' (of this century), '05112026' or '2026-11-05'.
 * Returns null for anything else, including days that do not exist (31 February).
 */
export const readDay = (typed: string): CalendarDay | null => {
  const text = typed.trim();
  for (const form of written) {
    const found = form.exec(text)?.groups;
    if (found !== undefined) {
      return getDay({
        year: Number(found.year?.padStart(4, '20')),
        month: Number(found.month),
        day: Number(found.day),
      });
    }
  }
  return null;
};

/** Matches a year typed first, whose last two digits cannot be a month. */
const yearFirst = /^(\d{2})\/(1[3-9]|[2-9]\d)\/-$/;

/**
 * Adds the slash after the day and the month while digits are typed at the end, because numeric keypads have
 * no slash. A typed dot, hyphen or space becomes a slash, and '2026-' stays a year. Any other edit is left
 * unchanged to keep the caret in place.
 */
export const withSlashes = (previous: string, typed: string): string => {
  const grew = typed.length === previous.length + 1 && typed.startsWith(previous);
  if (!grew) return typed;
  if (yearFirst.test(typed)) return typed.replace(yearFirst, '$1$2-');
  if (/[/.\- ]$/.test(typed)) {
    // A separator typed right after an inserted slash does not add a second slash.
    if (previous.endsWith('/')) return previous;
    return /^\d{1,2}(?:\/\d{1,2})?$/.test(previous) ? `${previous}/` : typed;
  }
  if (/^(?:\d{2}|\d{1,2}\/\d{2})$/.test(typed)) return `${typed}/`;
  if (/^(?:\d{3}|\d{1,2}\/\d{3})$/.test(typed)) return `${previous}/${typed.slice(-1)}`;
  return typed;
};
