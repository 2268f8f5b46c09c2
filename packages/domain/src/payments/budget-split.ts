import type { Money } from '../shared/index.ts';
import type { DocumentsInProgress } from './payability.ts';
import { draftPayment } from './payment-draft.ts';
import type { DraftEntry, PayableDocument, PaymentDraft, PaymentMinimum } from './types.ts';

/** The draft that a budget pays, and the amount that remains. */
export interface BudgetSplit {
  readonly draft: PaymentDraft;
  readonly remaining: Money;
  /** Whether something remains because the next invoice would keep a rest below the minimum (reading 80). */
  readonly isHeldForMinimum: boolean;
}

/**
 * Splits a budget over the payable documents, oldest due date first. All are paid in full, except that
 * the last one can be partial. What remains of that one reaches the minimum, so that it can be paid later (reading 80).
 * Documents without a due date come last.
 */
export const splitBudget = (
  documents: readonly PayableDocument[],
  budget: Money,
  inProgress: DocumentsInProgress,
  minimum: PaymentMinimum,
): BudgetSplit => {
  const { currency, entries } = draftPayment(budget.currency, documents, inProgress);
  const leastRest = minimum.mode === 'off' ? 1 : Math.max(1, minimum.amount.minor);
  let remaining = Math.max(0, Math.trunc(budget.minor));
  let isHeldForMinimum = false;
  const paidEntries: DraftEntry[] = [];
  for (const entry of sortByDueDate(entries)) {
    if (remaining === 0 || isHeldForMinimum) break;
    const { balance } = entry.document;
    const partialMinor = Math.max(0, Math.min(remaining, balance.minor - leastRest));
    const paidEntry: DraftEntry =
      remaining >= balance.minor
        ? entry
        : { ...entry, mode: 'partial', amount: { ...balance, minor: partialMinor } };
    remaining -= paidEntry.amount.minor;
    isHeldForMinimum = paidEntry.mode === 'partial' && remaining > 0;
    if (paidEntry.amount.minor > 0) paidEntries.push(paidEntry);
  }
  return {
    draft: { currency, entries: paidEntries },
    remaining: { minor: remaining, currency },
    isHeldForMinimum,
  };
};

/**
 * Returns the unpayable documents that a budget skipped: those due no later than the last one that it pays, or all if it
 * paid every payable one.
 */
export const getSkippedDocuments = <T extends PayableDocument>(
  documents: readonly T[],
  { draft, remaining, isHeldForMinimum }: BudgetSplit,
): readonly T[] => {
  const lastEntry = draft.entries.at(-1);
  if (lastEntry === undefined || (remaining.minor > 0 && !isHeldForMinimum)) return documents;
  const lastDueDate = getSortableDueDate(lastEntry);
  return documents.filter((document) => getSortableDueDate({ document }) <= lastDueDate);
};

const sortByDueDate = (entries: readonly DraftEntry[]): readonly DraftEntry[] =>
  entries.toSorted((one, other) => {
    if (getSortableDueDate(one) === getSortableDueDate(other)) return 0;
    return getSortableDueDate(one) < getSortableDueDate(other) ? -1 : 1;
  });

/** Missing due dates sort last. */
const getSortableDueDate = ({ document }: Pick<DraftEntry, 'document'>): string =>
  document.dueDate ?? '~';
