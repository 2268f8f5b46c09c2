import type { Voucher } from '@surtidor/domain/vouchers';
import { defineRemoteQuery } from '../shared/remote-query.ts';
import { keepReadableRows, readRows } from '../shared/rows.ts';
import { type Remote, useRemote } from '../shared/use-remote.ts';
import { ClientVouchersDocument } from './client-vouchers.generated.ts';
import { toVoucher } from './to-voucher.ts';

/** All vouchers of a client, newest first, never cached. */
export const clientVouchersQuery = defineRemoteQuery({
  document: ClientVouchersDocument,
  fetchPolicy: 'network-only',
  read: ({ getBonosProducto: rows }, storeContext) =>
    keepReadableRows(readRows(rows, (row) => toVoucher(row, storeContext))),
});

/** Builds the request for a client's vouchers. */
export const buildClientVouchersRequest = (clientCode: string) => ({
  document: ClientVouchersDocument,
  variables: { customer: clientCode },
});

/** Queries the vouchers of a client (spec 7, `getBonos{product}` by customer). */
export const useClientVouchers = (clientCode: string): Remote<readonly Voucher[]> =>
  useRemote(
    clientVouchersQuery,
    clientCode ? buildClientVouchersRequest(clientCode).variables : null,
  );
