import { type CalendarDate, daysBetween } from '../shared/index.ts';
import { overdueBucketOf } from './overdue-buckets.ts';
import type { Invoice, OverdueBucket } from './types.ts';

/** How far a document is from its due date. */
export type DueAge =
  /** Nothing can be said: it has no due date, or nothing is owed of it any more. */
  | { readonly kind: 'unknown' }
  /** Past its due date by so many whole days, one or more, with the bucket of the overdue chart. */
  | { readonly kind: 'overdue'; readonly days: number; readonly bucket: OverdueBucket }
  | { readonly kind: 'today' }
  /** So many whole days are left, one or more. */
  | { readonly kind: 'ahead'; readonly days: number };

const unknown: DueAge = { kind: 'unknown' };

/**
 * How late a document is, or how long it still has, from its due date alone: the backend's own
 * count of days is as old as its answer. Credits and settled documents are never late.
 */
export const dueAge = (
  { dueDate, settled, balance }: Pick<Invoice, 'dueDate' | 'settled' | 'balance'>,
  today: CalendarDate,
): DueAge => {
  if (dueDate === null || settled || balance.minor <= 0) return unknown;
  const days = daysBetween(dueDate, today);
  if (days < 0) return { kind: 'ahead', days: -days };
  const bucket = overdueBucketOf(days);
  return bucket === null ? { kind: 'today' } : { kind: 'overdue', days, bucket };
};

/** Whether an age belongs to the oldest column of the overdue chart and stands out in a list. */
export const isLongOverdue = (age: DueAge): boolean =>
  age.kind === 'overdue' && age.bucket === 'older';
