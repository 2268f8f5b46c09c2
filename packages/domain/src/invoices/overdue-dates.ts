import { addDays, type CalendarDate } from '../shared/index.ts';
import { overdueBuckets } from './overdue-buckets.ts';
import type { InvoiceFilter, OverdueBar } from './types.ts';

/** The overdue chart's columns as filter values; the first is all overdue. */
export const overdueAges: readonly OverdueBar['key'][] = [
  'total',
  ...overdueBuckets.map(({ bucket }) => bucket),
];

/** Adds the condition 'overdue' to a filter. */
export const overdueWithin = (filter: InvoiceFilter, today: CalendarDate): InvoiceFilter => {
  const yesterday = addDays(today, -1);
  const { dueTo } = filter;
  return { ...filter, dueTo: dueTo !== undefined && dueTo < yesterday ? dueTo : yesterday };
};

/** The due date range of an overdue column on a given date (spec 9). */
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
