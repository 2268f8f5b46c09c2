import {
  addDays,
  groupPurchases,
  type PaymentAttempt,
  parseCalendarDate,
  type VoucherPurchase,
} from '@surtidor/domain';
import type { Outcome } from '../shared/outcome.ts';
import type { DataContext } from '../shared/remote-store.ts';
import { mapRows } from '../shared/rows.ts';
import { fetchOnce } from '../shared/send.ts';
import { ClientVouchersDocument } from '../vouchers/client-vouchers.generated.ts';
import { toVoucher } from '../vouchers/to-voucher.ts';

type Purchase = Pick<PaymentAttempt, 'owner' | 'amount' | 'createdAt'>;

/** The day before an instant in UTC, which is never after that day in a store's time zone. */
const dayBefore = (instant: number) => {
  const day = parseCalendarDate(new Date(instant).toISOString());
  return day === null ? null : addDays(day, -1);
};

/** Whether a listed purchase may be the attempt's: not rejected, of its amount, and not older. */
function isPossiblyOf({ amount, createdAt }: Purchase) {
  const earliest = dayBefore(createdAt);
  return ({ lines, total, purchasedOn }: VoucherPurchase): boolean =>
    lines.some(({ status }) => status !== 'rejected') &&
    total.minor === amount.minor &&
    (purchasedOn === null || earliest === null || purchasedOn >= earliest);
}

/**
 * Whether the client's vouchers include some that this attempt may have registered. An unreadable row
 * counts as one of them.
 */
export const hasVouchersOf = (
  { client, storeContext }: DataContext,
  purchase: Purchase,
): Promise<Outcome<boolean>> =>
  fetchOnce(client, {
    document: ClientVouchersDocument,
    variables: { customer: purchase.owner },
    read: ({ getBonosProducto: rows }) => {
      if (!Array.isArray(rows)) return null;
      const vouchers = mapRows(rows, (row) => toVoucher(row, storeContext));
      const readable = vouchers.filter((voucher) => voucher !== null);
      return (
        readable.length < vouchers.length || groupPurchases(readable).some(isPossiblyOf(purchase))
      );
    },
  });
