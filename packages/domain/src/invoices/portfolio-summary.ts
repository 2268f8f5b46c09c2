import { type CalendarDate, type Currency, daysBetween } from '../shared/index.ts';
import { overdueBucketOf } from './overdue-buckets.ts';
import type { Invoice, OverdueBucket, PortfolioSummary } from './types.ts';

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
  const minor = { expired: 0, toExpire: 0, expiresToday: 0 };
  const overdue: Record<OverdueBucket, number> = {
    'week-one': 0,
    'week-two': 0,
    'week-three': 0,
    older: 0,
  };
  let count = 0;
  for (const { dueDate, total, settled } of invoices) {
    if (settled || total.minor <= 0 || total.currency !== currency) continue;
    const days = dueDate === null ? -1 : daysBetween(dueDate, today);
    const bucket = overdueBucketOf(days);
    if (bucket !== null) overdue[bucket] += total.minor;
    minor[dueGroupOf(days)] += total.minor;
    count += 1;
  }
  const money = (amount: number) => ({ minor: amount, currency });
  return {
    count,
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

const dueGroupOf = (days: number): 'expired' | 'toExpire' | 'expiresToday' => {
  if (days === 0) return 'expiresToday';
  return days > 0 ? 'expired' : 'toExpire';
};
