import { addDays, type CalendarDate, type Currency, daysBetween } from '../shared/index.ts';
import { getOverdueBucket } from './overdue-buckets.ts';
import type { Invoice, OverdueBucket, PortfolioSummary } from './types.ts';

/**
 * Sums the balances of documents by due date for the dashboard (spec 2, 3). Includes only documents in
 * the given currency, without credits and settled ones. Documents without a due date count as due
 * tomorrow.
 */
export const summarisePortfolio = (
  invoices: readonly Pick<Invoice, 'dueDate' | 'balance' | 'settled'>[],
  currency: Currency,
  today: CalendarDate,
): PortfolioSummary => {
  const unpaid = invoices.filter(
    ({ balance, settled }) => !settled && balance.minor > 0 && balance.currency === currency,
  );
  const byGroup = new Map<DueGroup, number>();
  const byBucket = new Map<OverdueBucket | null, number>();
  for (const [dueDate, sum] of sumByDueDate(unpaid, addDays(today, 1))) {
    const days = daysBetween(dueDate, today);
    addTo(byGroup, getDueGroup(days), sum);
    addTo(byBucket, getOverdueBucket(days), sum);
  }
  const money = (minor = 0) => ({ minor, currency });
  return {
    count: unpaid.length,
    expired: money(byGroup.get('expired')),
    toExpire: money(byGroup.get('to-expire')),
    expiresToday: money(byGroup.get('expires-today')),
    positive: money(unpaid.reduce((sum, { balance }) => sum + balance.minor, 0)),
    overdue: {
      'week-one': money(byBucket.get('week-one')),
      'week-two': money(byBucket.get('week-two')),
      'week-three': money(byBucket.get('week-three')),
      older: money(byBucket.get('older')),
    },
  };
};

type DueGroup = 'expired' | 'expires-today' | 'to-expire';

const getDueGroup = (days: number): DueGroup => {
  if (days > 0) return 'expired';
  return days === 0 ? 'expires-today' : 'to-expire';
};

/** Sums balances by due date, since many documents have the same one. */
const sumByDueDate = (
  documents: readonly Pick<Invoice, 'dueDate' | 'balance'>[],
  defaultDueDate: CalendarDate,
): ReadonlyMap<CalendarDate, number> => {
  const sums = new Map<CalendarDate, number>();
  for (const { dueDate, balance } of documents)
    addTo(sums, dueDate ?? defaultDueDate, balance.minor);
  return sums;
};

const addTo = <Key>(sums: Map<Key, number>, key: Key, minor: number): void => {
  sums.set(key, (sums.get(key) ?? 0) + minor);
};
