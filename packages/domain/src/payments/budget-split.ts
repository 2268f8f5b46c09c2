import type { Money } from '../shared/index.ts';
import type { DocumentsInProgress } from './payability.ts';
import { draftPayment } from './payment-draft.ts';
import type { DraftEntry, PayableDocument, PaymentDraft } from './types.ts';

/** The draft that a budget pays, and the amount that remains. */
export interface BudgetSplit {
  readonly draft: PaymentDraft;
  readonly remaining: Money;
}

/**
 * Splits a budget over the payable documents, oldest due date first. All are paid in full, except that
 * the last one can be partial. Documents without a due date come last.
 */
export const splitBudget = (
  documents: readonly PayableDocument[],
  budget: Money,
  inProgress: DocumentsInProgress,
): BudgetSplit => {
  const { currency, entries } = draftPayment(budget.currency, documents, inProgress);
  let remaining = Math.max(0, Math.trunc(budget.minor));
  const paidEntries: DraftEntry[] = [];
  for (const entry of sortByDueDate(entries)) {
    if (remaining === 0) break;
    const paidEntry = payUpTo(entry, remaining);
    remaining -= paidEntry.amount.minor;
    paidEntries.push(paidEntry);
  }
  return { draft: { currency, entries: paidEntries }, remaining: { minor: remaining, currency } };
};

const payUpTo = (entry: DraftEntry, remaining: number): DraftEntry =>
  remaining >= entry.amount.minor
    ? entry
    : { ...entry, mode: 'partial', amount: { ...entry.amount, minor: remaining } };

const sortByDueDate = (entries: readonly DraftEntry[]): readonly DraftEntry[] =>
  entries.toSorted((one, other) => {
    if (getSortableDueDate(one) === getSortableDueDate(other)) return 0;
    return getSortableDueDate(one) < getSortableDueDate(other) ? -1 : 1;
  });

/** Missing due dates sort last. */
const getSortableDueDate = ({ document }: DraftEntry): string => document.dueDate ?? '~';
