import { createFailure, type Failure, type VoucherRegistration } from '@surtidor/domain';
import type { BonoInput } from '../generated/types.ts';
import { toFailure } from '../shared/errors/to-failure.ts';
import type { Outcome } from '../shared/outcome.ts';
import { formatWireAmount } from '../shared/readers.ts';
import type { DataContext } from '../shared/remote-store.ts';
import { keepReadableRows, readRows } from '../shared/rows.ts';
import { fetchOnce } from '../shared/send.ts';
import { RegisterVouchersDocument } from './register-vouchers.generated.ts';
import { toVoucher } from './to-voucher.ts';
import { VouchersOfPurchaseDocument } from './vouchers-of-purchase.generated.ts';

/** The result of registering vouchers. Only `registered` can be paid. */
export type VoucherRegistrationResult =
  | { readonly kind: 'registered' }
  | { readonly kind: 'not-registered'; readonly failure: Failure };

/** Converts a voucher to the mutation's input (spec 3). */
const toWireVoucher = (voucher: VoucherRegistration): BonoInput => ({
  customer: voucher.customer,
  uuid: voucher.uuid,
  email: voucher.email,
  tipo_bono: voucher.typeLabel,
  reward: voucher.reward,
  monto: formatWireAmount(voucher.amount),
  cantidad: voucher.quantity,
});

/** Counts the voucher types of a purchase. A session without vouchers is never paid (faults 11). */
export const countPurchaseVouchers = (
  { client, storeContext }: DataContext,
  uuid: string,
): Promise<Outcome<number>> =>
  fetchOnce(client, {
    document: VouchersOfPurchaseDocument,
    variables: { uuid },
    read: ({ getBonosProducto: rows }) =>
      keepReadableRows(readRows(rows, (row) => toVoucher(row, storeContext)))?.length ?? null,
  });

/** Checks the backend: either all vouchers were registered or none (spec 7). */
async function verifyRegistration(
  dataContext: DataContext,
  uuid: string,
  reason: Failure,
): Promise<VoucherRegistrationResult> {
  const voucherCount = await countPurchaseVouchers(dataContext, uuid);
  return voucherCount.kind === 'done' && voucherCount.value > 0
    ? { kind: 'registered' }
    : { kind: 'not-registered', failure: reason };
}

/**
 * Registers the vouchers of a payment session (spec 7, `add{product}Bono`). Sent once. After a lost
 * response the backend is queried. If the outcome stays unclear, they count as not registered, so that nobody
 * pays for them (faults 11).
 */
export async function registerVouchers(
  dataContext: DataContext,
  vouchers: readonly VoucherRegistration[],
): Promise<VoucherRegistrationResult> {
  const [first] = vouchers;
  if (first === undefined) {
    return { kind: 'not-registered', failure: createFailure('voucher-payment-failed') };
  }
  try {
    const { data } = await dataContext.client.mutate({
      mutation: RegisterVouchersDocument,
      variables: { vouchers: vouchers.map(toWireVoucher) },
      fetchPolicy: 'no-cache',
    });
    const registered = data?.addProductoBono;
    if (Array.isArray(registered) && registered.length > 0) return { kind: 'registered' };
    return verifyRegistration(dataContext, first.uuid, createFailure('voucher-payment-failed'));
  } catch (error) {
    const reason = toFailure(error, 'voucher-payment');
    const isOutcomeUnknown = reason.code === 'outcome-unknown' || reason.code === 'unknown';
    if (!isOutcomeUnknown) return { kind: 'not-registered', failure: reason };
    return verifyRegistration(dataContext, first.uuid, createFailure('voucher-payment-failed'));
  }
}
