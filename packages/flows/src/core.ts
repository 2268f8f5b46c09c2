export { markAnnounced, readAnnounced } from './attempts/announced-payments.ts';
export { announcedPaymentsKey } from './attempts/announced-payments-key.ts';
export { isRetryable } from './attempts/attempt-definition.ts';
export type { SendAttempt } from './attempts/attempt-sender.ts';
export { createAttempts } from './attempts/attempts.ts';
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
export type { PaymentOutcome } from './payments/payment-definition.ts';
export { createMemoryStorage, createSafeStorage, type KeyValueStorage } from './storage.ts';
export type { SubmissionPhase } from './submission/submission.ts';
