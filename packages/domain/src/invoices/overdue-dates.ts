import { addDays, type CalendarDate } from '../shared/index.ts';
import { overdueBuckets } from './overdue-buckets.ts';
import type { InvoiceFilter, OverdueBar } from './types.ts';

/** Every column of the overdue chart, as a filter names it: the first is all that is overdue. */
export const overdueAges: readonly OverdueBar['key'][] = [
  'total',
  ...overdueBuckets.map(({ bucket }) => bucket),
];

/** A filter narrowed further to what is overdue on a day, keeping every condition it has. */
export const overdueWithin = (filter: InvoiceFilter, today: CalendarDate): InvoiceFilter => {
  const yesterday = addDays(today, -1);
  const { dueTo } = filter;
  return { ...filter, dueTo: dueTo !== undefined && dueTo < yesterday ? dueTo : yesterday };
};

/** The due dates that a column of the overdue chart stands for on a day (spec 9). */
export const overdueDates = (
  age: OverdueBar['key'],
  today: CalendarDate,
): Pick<InvoiceFilter, 'dueFrom' | 'dueTo'> => {
  const bucket = overdueBuckets.find((one) => one.bucket === age);
  if (bucket === undefined) return { dueTo: addDays(today, -1) };
  return {
    ...(Number.isFinite(bucket.to) && { dueFrom: addDays(today, -bucket.to) }),
    dueTo: addDays(today, -bucket.from),
  };
};
