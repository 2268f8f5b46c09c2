import { addDays, type CalendarDate } from '../shared/index.ts';
import { overdueBuckets } from './overdue-buckets.ts';
import type { InvoiceFilter, OverdueBar } from './types.ts';

/** The keys of the overdue chart's columns, used as filter values; the first is the total. */
export const overdueColumnKeys: readonly OverdueBar['key'][] = [
  'total',
  ...overdueBuckets.map(({ bucket }) => bucket),
];

/** Restricts the due dates of a filter to those before today. */
export const restrictToOverdue = (filter: InvoiceFilter, today: CalendarDate): InvoiceFilter => {
  const yesterday = addDays(today, -1);
  const { dueTo } = filter;
  return { ...filter, dueTo: dueTo !== undefined && dueTo < yesterday ? dueTo : yesterday };
};

/** Returns the due date range of an overdue column on a given date (spec 9). */
export const getOverdueDates = (
  column: OverdueBar['key'],
  today: CalendarDate,
): Pick<InvoiceFilter, 'dueFrom' | 'dueTo'> => {
  const bucket = overdueBuckets.find((one) => one.bucket === column);
  if (bucket === undefined) return { dueTo: addDays(today, -1) };
  return {
    ...(Number.isFinite(bucket.to) && { dueFrom: addDays(today, -bucket.to) }),
    dueTo: addDays(today, -bucket.from),
  };
};
