import type { PaymentAttempt } from '@surtidor/domain/payments';
import { createPurchaseMatcher, groupPurchases } from '@surtidor/domain/vouchers';
import type { Outcome } from '../shared/outcome.ts';
import type { DataContext } from '../shared/remote-store.ts';
import { readRows, requireReadableRows } from '../shared/rows.ts';
import { fetchOnce } from '../shared/send.ts';
import { ClientVouchersDocument } from '../vouchers/client-vouchers.generated.ts';
import { toVoucher } from '../vouchers/to-voucher.ts';

/**
 * Checks whether this attempt may have registered some of the client's vouchers. An unreadable row
 * counts as one of them.
 */
export const hasVouchers = (
  { client, storeContext }: DataContext,
  attempt: Pick<PaymentAttempt, 'owner' | 'amount' | 'createdAt'>,
): Promise<Outcome<boolean>> =>
  fetchOnce(client, {
    document: ClientVouchersDocument,
    variables: { customer: attempt.owner },
    read: ({ getBonosProducto: rows }) => {
      const vouchers = readRows(rows, (row) => toVoucher(row, storeContext));
      if (vouchers === null) return null;
      const readableVouchers = requireReadableRows(vouchers);
      return (
        readableVouchers === null ||
        groupPurchases(readableVouchers).some(createPurchaseMatcher(attempt))
      );
    },
  });
