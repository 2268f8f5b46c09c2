/** A date as 'YYYY-MM-DD'; dates can be compared as strings. */
export type CalendarDay = string;

export interface DayParts {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
}

export type CalendarMonth = Pick<DayParts, 'year' | 'month'>;

/** The first and last date with a four-digit year. */
export const earliestDay: CalendarDay = '0001-01-01';
export const latestDay: CalendarDay = '9999-12-31';

const isLeapYear = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

export const getDaysInMonth = (year: number, month: number): number =>
  month === 2 ? (isLeapYear(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;

const padDigits = (value: number, length: number) => String(value).padStart(length, '0');

/** Formats a date. Returns null if it does not exist. */
export const toCalendarDay = ({ year, month, day }: DayParts): CalendarDay | null =>
  year >= 1 &&
  year <= 9999 &&
  month >= 1 &&
  month <= 12 &&
  day >= 1 &&
  day <= getDaysInMonth(year, month)
    ? `${padDigits(year, 4)}-${padDigits(month, 2)}-${padDigits(day, 2)}`
    : null;

/** Parses a date. Returns null for an invalid date such as '2026-02-31' or '0000-00-00'. */
export const parseCalendarDay = (text: string | null): DayParts | null => {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text ?? '');
  if (match === null) return null;
  const parts = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
  return toCalendarDay(parts) === null ? null : parts;
};

/** Returns the days since 1 March of year 0. Counting from March puts the leap day at the end of the year. */
const toDayNumber = ({ year, month, day }: DayParts): number => {
  const monthsSinceMarch = month > 2 ? month - 3 : month + 9;
  const years = month > 2 ? year : year - 1;
  const leapDays = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  return 365 * years + leapDays + Math.floor((153 * monthsSinceMarch + 2) / 5) + day - 1;
};

/** Returns the weekday: 0 for Monday to 6 for Sunday. */
export const getWeekday = (parts: DayParts): number => (toDayNumber(parts) + 2) % 7;

/** Returns the month `count` months later; earlier if negative. */
export const addMonths = ({ year, month }: CalendarMonth, count: number): CalendarMonth => {
  const months = year * 12 + month - 1 + count;
  return { year: Math.floor(months / 12), month: (months % 12) + 1 };
};

/** Returns the same day `count` months later, or the last day of a shorter month. */
export const addMonthsToDay = ({ year, month, day }: DayParts, count: number): DayParts => {
  const targetMonth = addMonths({ year, month }, count);
  return {
    ...targetMonth,
    day: Math.min(day, getDaysInMonth(targetMonth.year, targetMonth.month)),
  };
};

/** Returns the day `count` days later; earlier if negative. */
export const addDays = (parts: DayParts, count: number): DayParts => {
  let { year, month } = parts;
  let day = parts.day + count;
  while (day < 1) {
    ({ year, month } = addMonths({ year, month }, -1));
    day += getDaysInMonth(year, month);
  }
  while (day > getDaysInMonth(year, month)) {
    day -= getDaysInMonth(year, month);
    ({ year, month } = addMonths({ year, month }, 1));
  }
  return { year, month, day };
};

/** Returns the nearest day within both limits. */
export const clampDay = (day: CalendarDay, min: CalendarDay, max: CalendarDay): CalendarDay =>
  day > max ? max : day < min ? min : day;
