import type { Voucher } from '@surtidor/domain/vouchers';
import { defineRemoteQuery } from '../shared/remote-query.ts';
import { keepReadableRows, readRows } from '../shared/rows.ts';
import { type Remote, useRemote } from '../shared/use-remote.ts';
import { toVoucher } from './to-voucher.ts';
import { VouchersOfPurchaseDocument } from './vouchers-of-purchase.generated.ts';

/** The vouchers of one purchase (spec 7, `getBonos{product}` by uuid). */
const purchaseVouchersQuery = defineRemoteQuery({
  document: VouchersOfPurchaseDocument,
  fetchPolicy: 'network-only',
  read: ({ getBonosProducto: rows }, storeContext) =>
    keepReadableRows(readRows(rows, (row) => toVoucher(row, storeContext))),
});

/** Queries the vouchers of the purchase with this transaction id; null skips the query. */
export const usePurchaseVouchers = (uuid: string | null): Remote<readonly Voucher[]> =>
  useRemote(purchaseVouchersQuery, uuid === null ? null : { uuid });
