import type { Money } from '../shared/index.ts';
import type { DocumentsInProgress } from './payability.ts';
import { draftPayment } from './payment-draft.ts';
import type { DraftEntry, PayableDocument, PaymentDraft } from './types.ts';

/** A budget split over invoices, and the remainder. */
export interface BudgetSplit {
  readonly draft: PaymentDraft;
  readonly remaining: Money;
}

/**
 * Splits a budget over the payable documents, oldest due first: each in full, the last one
 * partially. Documents without a due date come last; ties keep their order.
 */
export const splitBudget = (
  documents: readonly PayableDocument[],
  budget: Money,
  inProgress: DocumentsInProgress,
): BudgetSplit => {
  const { currency, entries } = draftPayment(budget.currency, documents, inProgress);
  let left = Math.max(0, Math.trunc(budget.minor));
  const paid: DraftEntry[] = [];
  for (const entry of oldestDueFirst(entries)) {
    if (left === 0) break;
    const spent = spend(entry, left);
    left -= spent.amount.minor;
    paid.push(spent);
  }
  return { draft: { currency, entries: paid }, remaining: { minor: left, currency } };
};

const spend = (entry: DraftEntry, left: number): DraftEntry =>
  left >= entry.amount.minor
    ? entry
    : { ...entry, mode: 'partial', amount: { ...entry.amount, minor: left } };

const oldestDueFirst = (entries: readonly DraftEntry[]): readonly DraftEntry[] =>
  entries.toSorted((one, other) => {
    if (dueText(one) === dueText(other)) return 0;
    return dueText(one) < dueText(other) ? -1 : 1;
  });

/** Missing due dates sort last. */
const dueText = ({ document }: DraftEntry): string => document.dueDate ?? '~';
