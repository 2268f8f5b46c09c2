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
 * Reasons against the payment, in display order; empty if there are none. It needs an e-mail address, a
 * total above 0 and within the maximum, and accepted terms (spec 5). A lost recipient list blocks
 * the payment.
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
 * The vouchers to register with a payment: customer, uuid, e-mail, type label, reward (spec 4).
 * Each has its own e-mail address, so a recipient list is one purchase.
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
