export { consultTransaction } from './consult-transaction.ts';
export { createTransaction } from './create-transaction.ts';
export { buildCreditLineRequest, useCreditLine } from './credit-line.ts';
export { fetchPaymentSession, type ReturnableSession } from './fetch-payment-session.ts';
export {
  buildLiveTransactionsRequest,
  findLiveTransactions,
  findRecentTransactions,
  findTransaction,
  findTransactionByKey,
  findTransactionsByReference,
  readPreloadedTransactions,
} from './find-transactions.ts';
export { openCashPayment } from './open-cash-payment.ts';
export type { OpenedPayment } from './opened-payment.ts';
export type { PaymentConflict } from './payment-conflicts.ts';
export type { Transaction } from './to-transaction.ts';
export { buildTransactionsRequest, useTransactions } from './transactions.ts';
