import { addDays, type CalendarDate, compareMoney, type Money } from '../shared/index.ts';
import type { VoucherConfig, VoucherUse } from './types.ts';

/** Returns the last day of a voucher bought today: today plus `validDays` (spec 9). */
export const voucherExpiry = (today: CalendarDate, use: Pick<VoucherUse, 'validDays'>) =>
  addDays(today, use.validDays);

/** Returns a use by its id, or null if it is not sold. */
export const voucherUse = ({ uses }: VoucherConfig, id: string): VoucherUse | null =>
  uses.find((use) => use.id === id) ?? null;

/** Returns the distinct amounts of a use, smallest first. */
export const amountsOfUse = ({ amounts }: VoucherConfig, use: VoucherUse): readonly Money[] => {
  const { currency } = use.maximum;
  const sold = amounts
    .filter(({ useId, amount }) => useId === use.id && amount.currency === currency)
    .map(({ amount }) => amount)
    .filter(({ minor }) => minor > 0);
  return [...new Map(sold.map((amount) => [amount.minor, amount])).values()].sort(compareMoney);
};
