import { addDays, type CalendarDate, compareMoney, type Money } from '../shared/index.ts';
import type { VoucherConfig, VoucherUse } from './types.ts';

/** Returns the last day of a voucher bought today: today plus `validDays` (spec 9). */
export const getVoucherExpiry = (today: CalendarDate, use: Pick<VoucherUse, 'validDays'>) =>
  addDays(today, use.validDays);

/** Returns a use by its id, or null if it is not sold. */
export const findVoucherUse = ({ uses }: VoucherConfig, id: string): VoucherUse | null =>
  uses.find((use) => use.id === id) ?? null;

/** Returns the distinct amounts of a use, smallest first. */
export const getVoucherAmounts = (
  { amounts }: VoucherConfig,
  use: VoucherUse,
): readonly Money[] => {
  const { currency } = use.maximum;
  const availableAmounts = amounts
    .filter(({ useId, amount }) => useId === use.id && amount.currency === currency)
    .map(({ amount }) => amount)
    .filter(({ minor }) => minor > 0);
  return [...new Map(availableAmounts.map((amount) => [amount.minor, amount])).values()].sort(
    compareMoney,
  );
};
