/** A date as 'YYYY-MM-DD'; dates can be compared as strings. */
export type CalendarDay = string;

export interface DayParts {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
}

/** The first and last date with a four-digit year. */
export const firstDay: CalendarDay = '0001-01-01';
export const lastDay: CalendarDay = '9999-12-31';

const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

export const daysInMonth = (year: number, month: number): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;

const digits = (value: number, length: number) => String(value).padStart(length, '0');

/** Formats a date; null if it does not exist. */
export const getDay = ({ year, month, day }: DayParts): CalendarDay | null =>
  year >= 1 &&
  year <= 9999 &&
  month >= 1 &&
  month <= 12 &&
  day >= 1 &&
  day <= daysInMonth(year, month)
    ? `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`
    : null;

/** Parses year, month and day; null for an invalid date such as '2026-02-31' or '0000-00-00'. */
export const getParts = (text: string | null): DayParts | null => {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text ?? '');
  if (found === null) return null;
  const parts = { year: Number(found[1]), month: Number(found[2]), day: Number(found[3]) };
  return getDay(parts) === null ? null : parts;
};

/** Returns the days since 1 March of year 0. Counting from March puts the leap day at the end of the year. */
const getNumber = ({ year, month, day }: DayParts): number => {
  const fromMarch = month > 2 ? month - 3 : month + 9;
  const years = month > 2 ? year : year - 1;
  const leaps = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  return 365 * years + leaps + Math.floor((153 * fromMarch + 2) / 5) + day - 1;
};

/** Returns the weekday: 0 for Monday to 6 for Sunday. */
export const getWeekday = (parts: DayParts): number => (getNumber(parts) + 2) % 7;

/** Returns the month `count` months later; earlier if negative. */
export const addMonths = (
  { year, month }: Pick<DayParts, 'year' | 'month'>,
  count: number,
): { year: number; month: number } => {
  const months = year * 12 + month - 1 + count;
  return { year: Math.floor(months / 12), month: (months % 12) + 1 };
};

/** Returns the same day `count` months later, or the last day of a shorter month. */
export const sameDayInMonths = ({ year, month, day }: DayParts, count: number): DayParts => {
  const to = addMonths({ year, month }, count);
  return { ...to, day: Math.min(day, daysInMonth(to.year, to.month)) };
};

/** Returns the day `count` days later; earlier if negative. */
export const addDays = (parts: DayParts, count: number): DayParts => {
  let { year, month } = parts;
  let day = parts.day + count;
  while (day < 1) {
    ({ year, month } = addMonths({ year, month }, -1));
    day += daysInMonth(year, month);
  }
  while (day > daysInMonth(year, month)) {
    day -= daysInMonth(year, month);
    ({ year, month } = addMonths({ year, month }, 1));
  }
  return { year, month, day };
};

/** Returns the nearest day within both limits. */
export const clampDay = (day: CalendarDay, min: CalendarDay, max: CalendarDay): CalendarDay =>
  day > max ? max : day < min ? min : day;
