import { multiplyMoney, sumMoney } from '../shared/index.ts';
import type { Voucher, VoucherPurchase } from './types.ts';

/**
 * Purchases grouped by the uuid of their payment, in the order in which they are listed, with the
 * type and date of their first voucher, how many there are and what was paid (spec 3).
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
