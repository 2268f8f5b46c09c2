import {
  areMoneyEqual,
  createFailure,
  type Failure,
  type Money,
  multiplyMoney,
  normalizeEmail,
  sumMoney,
} from '@surtidor/domain';
import type { VoucherRegistration } from '@surtidor/domain/vouchers';
import type { BonoInput } from '../generated/types.ts';
import { toFailure } from '../shared/errors/to-failure.ts';
import type { Outcome } from '../shared/outcome.ts';
import { formatWireAmount } from '../shared/readers.ts';
import type { DataContext } from '../shared/remote-store.ts';
import { keepReadableRows, readRows, requireReadableRows } from '../shared/rows.ts';
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
  email: normalizeEmail(voucher.email),
  tipo_bono: voucher.typeLabel,
  reward: voucher.reward,
  monto: formatWireAmount(voucher.amount),
  cantidad: voucher.quantity,
});

const getTotal = (
  vouchers: readonly Pick<VoucherRegistration, 'amount' | 'quantity'>[],
  { currency }: Pick<Money, 'currency'>,
): Money =>
  sumMoney(
    vouchers.map(({ amount, quantity }) => multiplyMoney(amount, quantity)),
    currency,
  );

/**
 * Whether the backend has all vouchers of a purchase: they are worth its total. A session without them is never paid
 * (faults 11). An unreadable row may be a missing voucher.
 */
export const hasPurchaseVouchers = (
  { client, storeContext }: DataContext,
  uuid: string,
  total: Money,
): Promise<Outcome<boolean>> =>
  fetchOnce(client, {
    document: VouchersOfPurchaseDocument,
    variables: { uuid },
    read: ({ getBonosProducto: rows }) => {
      const vouchers = readRows(rows, (row) => toVoucher(row, storeContext));
      const readableVouchers = keepReadableRows(vouchers);
      if (readableVouchers === null) return null;
      const hasAll = areMoneyEqual(getTotal(readableVouchers, total), total);
      return hasAll || requireReadableRows(vouchers) ? hasAll : null;
    },
  });

/**
 * Registers the vouchers of a payment session (spec 7, `add{product}Bono`). Sent once. After a lost or partial
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
  const verifyRegistration = async (): Promise<VoucherRegistrationResult> => {
    const outcome = await hasPurchaseVouchers(
      dataContext,
      first.uuid,
      getTotal(vouchers, first.amount),
    );
    return outcome.kind === 'done' && outcome.value
      ? { kind: 'registered' }
      : { kind: 'not-registered', failure: createFailure('voucher-payment-failed') };
  };
  try {
    const { data } = await dataContext.client.mutate({
      mutation: RegisterVouchersDocument,
      variables: { vouchers: vouchers.map(toWireVoucher) },
      fetchPolicy: 'no-cache',
    });
    const registered = data?.addProductoBono;
    return Array.isArray(registered) && registered.length >= vouchers.length
      ? { kind: 'registered' }
      : await verifyRegistration();
  } catch (error) {
    const reason = toFailure(error, 'voucher-payment');
    const isOutcomeUnknown = reason.code === 'outcome-unknown' || reason.code === 'unknown';
    return isOutcomeUnknown ? verifyRegistration() : { kind: 'not-registered', failure: reason };
  }
}
