import { type CalendarDate, daysBetween } from '../shared/index.ts';
import { getOverdueBucket } from './overdue-buckets.ts';
import type { Invoice, OverdueBucket } from './types.ts';

/** How far a document is from its due date. */
export type DueAge =
  /** No due date, or no balance to pay. */
  | { readonly kind: 'unknown' }
  /** Overdue by at least one day, with its bucket. */
  | { readonly kind: 'overdue'; readonly days: number; readonly bucket: OverdueBucket }
  | { readonly kind: 'today' }
  /** Due in at least one day. */
  | { readonly kind: 'ahead'; readonly days: number };

const unknownAge: DueAge = { kind: 'unknown' };

/**
 * Returns the number of days overdue or remaining. It is computed from the due date, because the
 * backend's number can be outdated. Credits and settled documents are never overdue.
 */
export const getDueAge = (
  { dueDate, settled, balance }: Pick<Invoice, 'dueDate' | 'settled' | 'balance'>,
  today: CalendarDate,
): DueAge => {
  if (dueDate === null || settled || balance.minor <= 0) return unknownAge;
  const days = daysBetween(dueDate, today);
  if (days < 0) return { kind: 'ahead', days: -days };
  const bucket = getOverdueBucket(days);
  return bucket === null ? { kind: 'today' } : { kind: 'overdue', days, bucket };
};

/** Whether the age is in the oldest bucket. Lists highlight these documents. */
export const isLongOverdue = (age: DueAge): boolean =>
  age.kind === 'overdue' && age.bucket === 'older';
