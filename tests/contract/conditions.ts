import { type CalendarDate, parseCalendarDate } from '@surtidor/domain';

/** Returns the sorted ids of rows. */
export const getIds = (rows: readonly { readonly id: string }[]): readonly string[] =>
  rows.map(({ id }) => id).toSorted();

/** Returns the median, so that a filter by it matches some rows and excludes others. */
export const getMedian = <T>(values: readonly (T | null)[]): T => {
  const existing = values.filter((value) => value !== null).toSorted();
  const middle = existing[Math.floor(existing.length / 2)];
  if (middle === undefined) throw new Error('All values are null.');
  return middle;
};

/** Whether the values are sorted. */
export const isSorted = <T>(
  values: readonly T[],
  isOrdered: (previous: T, next: T) => boolean,
): boolean =>
  values.every((value, index) => index === 0 || isOrdered(values[index - 1] as T, value));

/** Parses a date that a test writes as a literal. */
export const parseDate = (text: string): CalendarDate => {
  const date = parseCalendarDate(text);
  if (date === null) throw new Error(text);
  return date;
};

/** A range that contains every day. */
export const allDays = { start: parseDate('2000-01-01'), end: parseDate('2099-12-31') };
