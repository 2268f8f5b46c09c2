import { type CalendarDate, parseCalendarDate } from '@surtidor/domain';

/** Ids of rows, sorted. */
export const getIds = (rows: readonly { readonly id: string }[]): readonly string[] =>
  rows.map(({ id }) => id).toSorted();

/** The median value of the rows, so that rows exist on either side. */
export const middleOf = <T>(values: readonly (T | null)[]): T => {
  const there = values.filter((value) => value !== null).toSorted();
  const middle = there[Math.floor(there.length / 2)];
  if (middle === undefined) throw new Error('The scenario has no such value.');
  return middle;
};

/** Whether the values are sorted. */
export const isSorted = <T>(values: readonly T[], inOrder: (one: T, next: T) => boolean): boolean =>
  values.every((value, place) => place === 0 || inOrder(values[place - 1] as T, value));

/** Parses a literal date of a test. */
export const getDay = (text: string): CalendarDate => {
  const date = parseCalendarDate(text);
  if (date === null) throw new Error(text);
  return date;
};

/** A range that contains every day. */
export const anyDays = { start: getDay('2000-01-01'), end: getDay('2099-12-31') };
