export {
  AttemptsProvider,
  type InvoiceAttempts,
  useAttemptByUuid,
  useAttempts,
  useDocumentsInProgress,
  useInvoiceAttempts,
  useJournal,
  useLiveAttempts,
  useWhenAttemptsEnd,
} from './attempts/attempts-context.tsx';
export { useAttemptSender } from './attempts/use-attempt-sender.ts';
export {
  type BankReturnState,
  useBankReturn,
  useBankReturnDeadline,
} from './attempts/use-bank-return.ts';
export { useCanLookUp } from './attempts/use-can-look-up.ts';
export { useWhenReleased } from './attempts/use-when-released.ts';
export {
  type EditedPayment,
  type InvoicePaymentDraft,
  usePaymentDraft,
} from './payments/use-payment-draft.ts';
export { type PaymentSubmission, usePaymentSubmission } from './payments/use-payment-submission.ts';
export { useSubmission } from './submission/use-submission.ts';
export { useVoucherSubmission } from './vouchers/use-voucher-submission.ts';
