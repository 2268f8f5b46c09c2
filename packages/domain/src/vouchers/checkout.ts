import { isEmail } from '../shared/index.ts';
import { getCartTotal, isAboveMaximum } from './limits.ts';
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
export const getVoucherBlockers = (
  cart: VoucherCart,
  { email, termsAccepted }: VoucherCheckout,
  recipients: CartRecipients = null,
): readonly VoucherBlocker[] => {
  const blockers: readonly { blocker: VoucherBlocker; isActive: boolean }[] = [
    { blocker: 'empty', isActive: !((getCartTotal(cart)?.minor ?? 0) > 0) },
    { blocker: 'above-maximum', isActive: isAboveMaximum(cart) },
    { blocker: 'recipients', isActive: recipients === 'lost' },
    { blocker: 'email', isActive: recipients === null && !isEmail(email) },
    { blocker: 'terms', isActive: !termsAccepted },
  ];
  return blockers.filter(({ isActive }) => isActive).map(({ blocker }) => blocker);
};

/**
 * Returns the vouchers to register with a payment: customer, UUID, email, type label and reward (spec 4).
 * Each voucher has its own email address, so a recipient list is one purchase.
 */
export const createVoucherRegistrations = (
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
  const registeredLines = purchase.recipients ?? lines.map((line) => ({ ...line, email }));
  return registeredLines.map((line) => ({
    customer,
    uuid,
    email: line.email,
    typeLabel: use.title,
    reward: use.reward,
    amount: line.amount,
    quantity: line.quantity,
  }));
};
