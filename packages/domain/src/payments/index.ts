export { mergeJournals } from './attempt-merge.ts';
export {
  attemptPhases,
  getAttemptOutcome,
  holdsInvoices,
  isFinal,
  isOpen,
} from './attempt-phases.ts';
export * from './attempt-tones.ts';
export {
  assumeAbsentAfterMs,
  createAttempt,
  getAssumedReleaseTime,
  maxBackendTimeoutMs,
  mutationTimeoutMs,
} from './attempt-transitions.ts';
export type * from './attempt-types.ts';
export * from './budget-split.ts';
export * from './cash-payment.ts';
export {
  getCheckDelayMs,
  getNextCheckTime,
  getNextPollTime,
  maxCheckDelayMs,
} from './check-schedule.ts';
export * from './credit-line.ts';
export {
  applyAmounts,
  type DraftAmounts,
  getAmounts,
  getRetryAmounts,
  isFullyHeld,
  mergeAmounts,
  toFullPayments,
} from './draft-amounts.ts';
export {
  canBePaid,
  getDraftTotal,
  getPayableEntries,
  getPaymentLines,
  isAmountMissing,
} from './draft-lines.ts';
export * from './draft-refresh.ts';
export * from './draft-view.ts';
export { getHandOffUrl, type RedirectCheck } from './hand-off-address.ts';
export * from './is-same-uuid.ts';
export * from './journal-storage.ts';
export {
  filterPayments,
  getPaidAmounts,
  getPaidSums,
  getPaymentDay,
  type ListedPayment,
  type PaidSums,
  type PaymentConditions,
} from './listed-payments.ts';
export * from './most-overdue.ts';
export * from './partial-payment.ts';
export { getPayability, isBeingPaid, sortPayableFirst } from './payability.ts';
export { draftPayment, removeEntry, setEntryAmount, setEntryMode } from './payment-draft.ts';
export {
  advanceJournal,
  type DisplayedHold,
  findAttemptByUuid,
  getDocumentsInProgress,
  getHeldDocuments,
  getLastOutcomes,
  getLiveAttempts,
  getUnansweredAttempts,
  hasOutdatedHold,
  isLive,
  isStale,
  pruneJournal,
  recordAttempt,
} from './payment-journal.ts';
export { getCashReadiness, getDraftReadiness, getPaymentMinimum } from './payment-readiness.ts';
export * from './payment-result.ts';
export * from './payment-search.ts';
export * from './provider-session.ts';
export {
  excludeJournalled,
  getAllPayments,
  getAttemptsInProgress,
  type RemoteAttempt,
  toRemoteAttempt,
} from './remote-attempts.ts';
export {
  getJournalledPayments,
  getOwnSettledPayments,
  getUnannouncedPayments,
  parseAnnounced,
  type SettledPayment,
  serialiseAnnounced,
} from './settled-payments.ts';
export * from './short-reference.ts';
export { escapeToken, unescapeToken } from './token-escapes.ts';
export type {
  CashDraft,
  DraftEntry,
  DraftIssue,
  NamedPaymentLine,
  Payability,
  PayableDocument,
  PaymentDraft,
  PaymentLine,
  PaymentMinimum,
  PaymentMode,
  PaymentReadiness,
  PaymentResult,
  PaymentSession,
  ResultStates,
  TokenEscapes,
  TransactionLookup,
} from './types.ts';
