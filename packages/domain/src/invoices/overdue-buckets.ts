import type { OverdueBucket } from './types.ts';

/** The overdue buckets with their days, inclusive (spec 9). */
export const overdueBuckets = [
  { bucket: 'week-one', from: 1, to: 7 },
  { bucket: 'week-two', from: 8, to: 14 },
  { bucket: 'week-three', from: 15, to: 21 },
  { bucket: 'older', from: 22, to: Number.POSITIVE_INFINITY },
] as const satisfies readonly { bucket: OverdueBucket; from: number; to: number }[];

/** Returns the bucket for a number of days overdue; null if not overdue (spec 9). */
export const getOverdueBucket = (daysOverdue: number): OverdueBucket | null =>
  overdueBuckets.find(({ from, to }) => daysOverdue >= from && daysOverdue <= to)?.bucket ?? null;
