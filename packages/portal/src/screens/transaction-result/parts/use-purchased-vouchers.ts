import { usePurchaseVouchers, useVoucherConfig } from '@surtidor/data';
import { formatMoney, multiplyMoney } from '@surtidor/domain';
import type { Voucher } from '@surtidor/domain/vouchers';
import type { Fact } from '@surtidor/ui';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';
import { getData } from '../../../platform/remote/frame-state.ts';

const formatVoucherLine = ({ quantity, amount, email }: Voucher, text: Text): Fact => ({
  label: text('{quantity} of {amount}, for {email}', {
    quantity,
    amount: formatMoney(amount),
    email,
  }),
  value: formatMoney(multiplyMoney(amount, quantity)),
});

/** The vouchers of a purchase, and the message of the shop. */
export interface PurchasedVouchers {
  readonly lines: readonly Fact[];
  /** The address that receives all vouchers; empty if there are several. */
  readonly email: string;
  /** The message of the shop for an approved purchase; may be empty. */
  readonly successMessage: string;
}

/** Returns the vouchers of a purchase, or null if `uuid` is null. Other payments pass null. */
export function usePurchasedVouchers(uuid: string | null): PurchasedVouchers | null {
  const text = useText();
  const { state } = usePurchaseVouchers(uuid);
  const config = useVoucherConfig(uuid !== null);
  if (uuid === null) return null;
  const vouchers = getData(state) ?? [];
  const [email = '', ...otherEmails] = new Set(vouchers.map((voucher) => voucher.email));
  return {
    email: otherEmails.length === 0 ? email : '',
    lines: vouchers.map((voucher) => formatVoucherLine(voucher, text)),
    successMessage: getData(config.state)?.successMessage ?? '',
  };
}
