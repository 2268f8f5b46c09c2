import { type CalendarDate, type Currency, daysBetween } from '../shared/index.ts';
import { overdueBucketOf } from './overdue-buckets.ts';
import type { Invoice, PortfolioSummary } from './types.ts';

/**
 * Totals of a list of documents as the dashboard shows them (spec 2, 3), counted from their due
 * dates. Only what is owed in the given currency counts: credits and settled documents do not.
 * A document without a due date counts as not yet due.
 */
export const summarisePortfolio = (
  invoices: readonly Pick<Invoice, 'dueDate' | 'total' | 'settled'>[],
  currency: Currency,
  today: CalendarDate,
): PortfolioSummary => {
  const owed = invoices.filter(
    ({ total, settled }) => !settled && total.minor > 0 && total.currency === currency,
  );
  const minor = { expired: 0, toExpire: 0, expiresToday: 0 };
  const overdue = { 'week-one': 0, 'week-two': 0, 'week-three': 0, older: 0 };
  for (const [dueDate, sum] of sumsByDueDate(owed)) {
    const days = dueDate === null ? -1 : daysBetween(dueDate, today);
    const bucket = overdueBucketOf(days);
    if (bucket !== null) overdue[bucket] += sum;
    minor[dueGroupOf(days)] += sum;
  }
  const money = (amount: number) => ({ minor: amount, currency });
  return {
    count: owed.length,
    expired: money(minor.expired),
    toExpire: money(minor.toExpire),
    expiresToday: money(minor.expiresToday),
    positive: money(minor.expired + minor.toExpire + minor.expiresToday),
    overdue: {
      'week-one': money(overdue['week-one']),
      'week-two': money(overdue['week-two']),
      'week-three': money(overdue['week-three']),
      older: money(overdue.older),
    },
  };
};

/** Many documents fall due on one day: the days are counted once for each day. */
const sumsByDueDate = (
  documents: readonly Pick<Invoice, 'dueDate' | 'total'>[],
): ReadonlyMap<CalendarDate | null, number> => {
  const sums = new Map<CalendarDate | null, number>();
  for (const { dueDate, total } of documents) {
    sums.set(dueDate, (sums.get(dueDate) ?? 0) + total.minor);
  }
  return sums;
};

const dueGroupOf = (days: number): 'expired' | 'toExpire' | 'expiresToday' => {
  if (days === 0) return 'expiresToday';
  return days > 0 ? 'expired' : 'toExpire';
};
