export { markAnnounced, readAnnounced } from './attempts/announced-payments.ts';
export { announcedPaymentsKey } from './attempts/announced-payments-key.ts';
export {
  type AttemptDefinition,
  type CommonOutcome,
  isRetryable,
} from './attempts/attempt-definition.ts';
export type { SendAttempt } from './attempts/attempt-sender.ts';
export { type Attempts, type AttemptsOptions, createAttempts } from './attempts/attempts.ts';
export type { HandOffConclusion } from './attempts/provider-hand-off.ts';
export {
  type CompensationOutcome,
  createCompensationDefinition,
  type SentConclusion,
} from './compensations/compensation-definition.ts';
export {
  createDraftSlot,
  type DraftLifetime,
  type DraftSlot,
  type PageDrafts,
} from './drafts/draft-slot.ts';
export type { PaymentOrder, PaymentOutcome } from './payments/payment-definition.ts';
export type { SavedPayment } from './payments/payment-draft.ts';
export type { FlowPorts } from './ports.ts';
export { createMemoryStorage, createSafeStorage, type KeyValueStorage } from './storage.ts';
export type { SendOrder, SentDraft, SubmissionPhase } from './submission/submission.ts';
export type { VoucherOrder } from './vouchers/voucher-definition.ts';
