import {
  type DataContext,
  type OpenedPayment,
  openCashPayment,
  registerVouchers,
} from '@surtidor/data';
import { createFailure, type Money, voucherSegment } from '@surtidor/domain';
import type { PaymentSession } from '@surtidor/domain/payments';
import {
  createVoucherRegistrations,
  type VoucherCart,
  type VoucherRecipient,
} from '@surtidor/domain/vouchers';
import type { AttemptDefinition, RequestResult } from '../attempts/attempt-definition.ts';
import {
  createProviderDefinition,
  type HandOffConclusion,
  type HandOffPorts,
} from '../attempts/provider-hand-off.ts';

/** The purchase and its e-mail address. */
export interface VoucherOrder {
  readonly cart: VoucherCart;
  /** The total of the cart. */
  readonly total: Money;
  readonly email: string;
  /** The recipients, instead of that address. */
  readonly recipients?: readonly VoucherRecipient[] | null;
}

/** The backend calls of a purchase. */
export interface VoucherPorts {
  /** Opens the payment session of the entire cart. Called once. */
  readonly open: (order: VoucherOrder, key: string) => Promise<OpenedPayment>;
  /** Registers the vouchers of the session. Called once. */
  readonly register: (order: VoucherOrder, uuid: string) => ReturnType<typeof registerVouchers>;
  /** Called once the session has its vouchers. */
  readonly onRegistered: (uuid: string, cart: VoucherCart) => void;
}

/** Creates the backend calls for one client. */
export const createVoucherPorts = (
  dataContext: DataContext,
  customer: string,
  onRegistered: VoucherPorts['onRegistered'],
): VoucherPorts => ({
  open: ({ total }, key) =>
    openCashPayment(dataContext, { key, segment: voucherSegment, amount: total }),
  register: ({ cart, email, recipients = null }, uuid) =>
    registerVouchers(
      dataContext,
      createVoucherRegistrations(cart, { customer, uuid, email, recipients }),
    ),
  onRegistered,
});

/**
 * Opens a session and registers its vouchers. Without vouchers the attempt ends and the browser does
 * not redirect (faults 11).
 */
async function sendPurchase(
  { open, register, onRegistered }: VoucherPorts,
  order: VoucherOrder,
  key: string,
): Promise<RequestResult<PaymentSession>> {
  const response = await open(order, key);
  if (response.kind !== 'opened') return response;
  const { session } = response;
  const result = await register(order, session.uuid).catch(() => ({
    kind: 'not-registered' as const,
    failure: createFailure('voucher-payment-failed'),
  }));
  if (result.kind === 'not-registered') {
    return { kind: 'incomplete', uuid: session.uuid, failure: result.failure };
  }
  onRegistered(session.uuid, order.cart);
  return { kind: 'accepted', value: session };
}

/** Creates the attempt definition of voucher purchases. */
export const createVoucherDefinition = (
  ports: VoucherPorts,
  handOffPorts: HandOffPorts,
): AttemptDefinition<VoucherOrder, PaymentSession, HandOffConclusion> => ({
  ...createProviderDefinition(handOffPorts),
  toSubject: ({ total }) => ({ kind: 'vouchers', lines: [], amount: total }),
  send: (order, key) => sendPurchase(ports, order, key),
});
