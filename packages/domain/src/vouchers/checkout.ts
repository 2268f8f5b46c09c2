import { isEmail } from '../shared/index.ts';
import { cartTotal, isAboveMaximum } from './limits.ts';
import type {
  CartRecipients,
  VoucherBlocker,
  VoucherCart,
  VoucherCheckout,
  VoucherRecipient,
  VoucherRegistration,
} from './types.ts';

/**
 * Returns the reasons that block the payment, in display order. The payment requires an email address, a total
 * above 0 and within the maximum, and accepted terms (spec 5). A lost recipient list also blocks it.
 */
export const voucherBlockers = (
  cart: VoucherCart,
  { email, termsAccepted }: VoucherCheckout,
  recipients: CartRecipients = null,
): readonly VoucherBlocker[] => {
  const blockers: readonly { blocker: VoucherBlocker; stands: boolean }[] = [
    { blocker: 'empty', stands: !((cartTotal(cart)?.minor ?? 0) > 0) },
    { blocker: 'above-maximum', stands: isAboveMaximum(cart) },
    { blocker: 'recipients', stands: recipients === 'lost' },
    { blocker: 'email', stands: recipients === null && !isEmail(email) },
    { blocker: 'terms', stands: !termsAccepted },
  ];
  return blockers.filter(({ stands }) => stands).map(({ blocker }) => blocker);
};

/**
 * Returns the vouchers to register with a payment: customer, UUID, email, type label and reward (spec 4).
 * Each voucher has its own email address, so a recipient list is one purchase.
 */
export const voucherRegistrations = (
  { use, lines }: VoucherCart,
  purchase: {
    readonly customer: string;
    readonly uuid: string;
    readonly email: string;
    readonly recipients?: readonly VoucherRecipient[] | null;
  },
): readonly VoucherRegistration[] => {
  if (use === null) return [];
  const { customer, uuid } = purchase;
  const email = purchase.email.trim();
  const sent = purchase.recipients ?? lines.map((line) => ({ ...line, email }));
  return sent.map((one) => ({
    customer,
    uuid,
    email: one.email,
    typeLabel: use.title,
    reward: use.reward,
    amount: one.amount,
    quantity: one.quantity,
  }));
};
