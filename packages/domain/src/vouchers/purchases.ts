import {
  addDays,
  areMoneyEqual,
  type CalendarDate,
  type Money,
  multiplyMoney,
  parseCalendarDate,
  sumMoney,
} from '../shared/index.ts';
import type { Voucher, VoucherPurchase } from './types.ts';

/**
 * Groups vouchers by payment, in list order. Each purchase has the type and date of its first voucher, the
 * quantity and the total (spec 3).
 */
export const groupPurchases = (vouchers: readonly Voucher[]): readonly VoucherPurchase[] => {
  const groups = new Map<string, [Voucher, ...Voucher[]]>();
  for (const voucher of vouchers) {
    const group = groups.get(voucher.uuid);
    if (group === undefined) groups.set(voucher.uuid, [voucher]);
    else group.push(voucher);
  }
  return [...groups.values()].map(toPurchase);
};

const toPurchase = (lines: readonly [Voucher, ...Voucher[]]): VoucherPurchase => {
  const [{ uuid, typeLabel, createdOn, amount }] = lines;
  return {
    uuid,
    typeLabel,
    purchasedOn: createdOn,
    lines,
    totalVouchers: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    total: sumMoney(
      lines.map((line) => multiplyMoney(line.amount, line.quantity)),
      amount.currency,
    ),
    paid: lines.some(({ status }) => status === 'active' || status === 'expired'),
  };
};

/** A voucher payment attempt: its amount and its start in epoch milliseconds. */
export interface VoucherAttempt {
  readonly amount: Money;
  readonly createdAt: number;
}

/** Returns the day before an instant in UTC. The store's local day is never earlier. */
const getDayBefore = (instant: number): CalendarDate | null => {
  const day = parseCalendarDate(new Date(instant).toISOString());
  return day === null ? null : addDays(day, -1);
};

/**
 * Returns a predicate that tells whether a purchase may belong to an attempt whose response was lost. The purchase
 * must have the amount of the attempt and be neither rejected nor older. A purchase without a date matches.
 */
export const createPurchaseMatcher =
  ({ amount, createdAt }: VoucherAttempt) =>
  ({ lines, total, purchasedOn }: VoucherPurchase): boolean => {
    const earliestDay = getDayBefore(createdAt);
    return (
      lines.some(({ status }) => status !== 'rejected') &&
      areMoneyEqual(total, amount) &&
      (purchasedOn === null || earliestDay === null || purchasedOn >= earliestDay)
    );
  };
