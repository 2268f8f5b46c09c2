export {
  markAnnounced,
  readAnnounced,
} from './attempts/announced-payments.ts';
export { announcedPaymentsKey } from './attempts/announced-payments-key.ts';
export { type CommonOutcome, isRetryable } from './attempts/attempt-definition.ts';
export type { SendAttempt } from './attempts/attempt-sender.ts';
export { createAttempts } from './attempts/attempts.ts';
export type { HandOffConclusion } from './attempts/provider-hand-off.ts';
export {
  type CompensationOutcome,
  createCompensationDefinition,
  type SentConclusion,
} from './compensations/compensation-definition.ts';
export {
  createOpenPayment,
  createPaymentDefinition,
  type PaymentOrder,
  type PaymentOutcome,
} from './payments/payment-definition.ts';
export { createMemoryStorage, createSafeStorage, type KeyValueStorage } from './storage.ts';
export {
  createVoucherDefinition,
  createVoucherPorts,
  type VoucherOrder,
} from './vouchers/voucher-definition.ts';
