import { multiplyMoney, sumMoney } from '../shared/index.ts';
import type { Voucher, VoucherPurchase } from './types.ts';

/**
 * Groups vouchers by payment, in list order, with type and date of the first, the quantity and the
 * paid amount (spec 3).
 */
export const groupPurchases = (vouchers: readonly Voucher[]): readonly VoucherPurchase[] => {
  const groups = new Map<string, [Voucher, ...Voucher[]]>();
  for (const voucher of vouchers) {
    const group = groups.get(voucher.uuid);
    if (group === undefined) groups.set(voucher.uuid, [voucher]);
    else group.push(voucher);
  }
  return [...groups.values()].map(purchaseOf);
};

const purchaseOf = (lines: readonly [Voucher, ...Voucher[]]): VoucherPurchase => {
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
