import { type CalendarDate, parseCalendarDate } from '@surtidor/domain';

/** The ids of rows, in an order of their own. */
export const idsOf = (rows: readonly { readonly id: string }[]): readonly string[] =>
  rows.map(({ id }) => id).toSorted();

/** The value in the middle of those that the rows have: some rows are on either side of it. */
export const middleOf = <T>(values: readonly (T | null)[]): T => {
  const there = values.filter((value) => value !== null).toSorted();
  const middle = there[Math.floor(there.length / 2)];
  if (middle === undefined) throw new Error('The scenario has no such value.');
  return middle;
};

/** Whether every value and the one after it are in order. */
export const isSorted = <T>(values: readonly T[], inOrder: (one: T, next: T) => boolean): boolean =>
  values.every((value, place) => place === 0 || inOrder(values[place - 1] as T, value));

/** A day that is written out in a test. */
export const dayOf = (text: string): CalendarDate => {
  const date = parseCalendarDate(text);
  if (date === null) throw new Error(text);
  return date;
};

/** Every day there is. */
export const anyDays = { start: dayOf('2000-01-01'), end: dayOf('2099-12-31') };
