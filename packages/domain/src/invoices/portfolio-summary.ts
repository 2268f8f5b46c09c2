import { addDays, type CalendarDate, type Currency, daysBetween } from '../shared/index.ts';
import { getOverdueBucket } from './overdue-buckets.ts';
import type { Invoice, OverdueBucket, PortfolioSummary } from './types.ts';

/**
 * Sums the balances of documents by due date for the dashboard (spec 2, 3). Includes only documents in
 * the given currency, without credits and settled ones. Documents without a due date count as due
 * tomorrow.
 */
export const summarizePortfolio = (
  invoices: readonly Pick<Invoice, 'dueDate' | 'balance' | 'settled'>[],
  currency: Currency,
  today: CalendarDate,
): PortfolioSummary => {
  const unpaidInvoices = invoices.filter(
    ({ balance, settled }) => !settled && balance.minor > 0 && balance.currency === currency,
  );
  const sumByGroup = new Map<DueGroup, number>();
  const sumByBucket = new Map<OverdueBucket | null, number>();
  for (const [dueDate, sum] of sumByDueDate(unpaidInvoices, addDays(today, 1))) {
    const days = daysBetween(dueDate, today);
    addToSum(sumByGroup, getDueGroup(days), sum);
    addToSum(sumByBucket, getOverdueBucket(days), sum);
  }
  const toMoney = (minor = 0) => ({ minor, currency });
  return {
    count: unpaidInvoices.length,
    expired: toMoney(sumByGroup.get('expired')),
    toExpire: toMoney(sumByGroup.get('to-expire')),
    expiresToday: toMoney(sumByGroup.get('expires-today')),
    positive: toMoney(unpaidInvoices.reduce((sum, { balance }) => sum + balance.minor, 0)),
    overdue: {
      'week-one': toMoney(sumByBucket.get('week-one')),
      'week-two': toMoney(sumByBucket.get('week-two')),
      'week-three': toMoney(sumByBucket.get('week-three')),
      older: toMoney(sumByBucket.get('older')),
    },
  };
};

type DueGroup = 'expired' | 'expires-today' | 'to-expire';

const getDueGroup = (days: number): DueGroup => {
  if (days > 0) return 'expired';
  return days === 0 ? 'expires-today' : 'to-expire';
};

/** Sums balances by due date, because many documents have the same one. */
const sumByDueDate = (
  documents: readonly Pick<Invoice, 'dueDate' | 'balance'>[],
  defaultDueDate: CalendarDate,
): ReadonlyMap<CalendarDate, number> => {
  const sums = new Map<CalendarDate, number>();
  for (const { dueDate, balance } of documents)
    addToSum(sums, dueDate ?? defaultDueDate, balance.minor);
  return sums;
};

const addToSum = <Key>(sums: Map<Key, number>, key: Key, minor: number): void => {
  sums.set(key, (sums.get(key) ?? 0) + minor);
};
