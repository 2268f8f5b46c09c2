import { createMoney, getDocumentName, type Money, transactionTypes } from '../shared/index.ts';
import type { DraftEntry, NamedPaymentLine, PaymentDraft, TransactionType } from './types.ts';

/** Whether an entry can be paid: it has no issue, or only a changed balance. */
export const canBePaid = ({ issue }: Pick<DraftEntry, 'issue'>): boolean =>
  issue === 'none' || issue === 'changed';

/** Whether a payable entry has no amount. Zero amounts are not sent (reading 15). */
export const isAmountMissing = (entry: DraftEntry): boolean =>
  canBePaid(entry) && entry.amount.minor === 0;

/** Returns the payable entries with an amount. */
export const getPayableEntries = (draft: PaymentDraft): readonly DraftEntry[] =>
  draft.entries.filter((entry) => canBePaid(entry) && entry.amount.minor > 0);

/** Returns the sum of the payable entries. */
export const getDraftTotal = (draft: PaymentDraft): Money =>
  createMoney(
    getPayableEntries(draft).reduce((sum, { amount }) => sum + amount.minor, 0),
    draft.currency,
  );

/** Returns 'total' if the amount equals the invoice's total, otherwise 'parcial' (spec 2). */
export const getTransactionType = ({ amount, document }: DraftEntry): TransactionType =>
  amount.minor === document.balance.minor ? transactionTypes.full : transactionTypes.partial;

/** Returns the lines of the request (spec 3). Zero amounts and documents with an issue are never sent. */
export const getPaymentLines = (draft: PaymentDraft, notes = ''): readonly NamedPaymentLine[] =>
  getPayableEntries(draft).map((entry) => ({
    invoiceId: entry.document.id,
    dueDate: entry.document.dueDate,
    balance: entry.document.balance,
    transactionAmount: entry.amount,
    documentNumber: entry.document.documentNumber,
    invoiceNumber: entry.document.invoiceNumber,
    notes,
    transactionType: getTransactionType(entry),
    name: getDocumentName(entry.document),
    stationName: entry.document.destinationName,
  }));
