import type { AttemptLine } from './attempt-types.ts';
import { withAmount, withMode } from './payment-draft.ts';
import type { DraftEntry, PayableDocument, PaymentDraft } from './types.ts';

/** The amount paid of a document. */
export interface DraftAmount {
  readonly documentNumber: string;
  /** Minor units of a partial payment; null for a full one. */
  readonly partial: number | null;
}

/** The amounts of a payment, to restore its draft. */
export type DraftAmounts = readonly DraftAmount[];

/** The amounts of a draft, saved while a person signs in again (faults 13). */
export const getAmounts = ({ entries }: PaymentDraft): DraftAmounts =>
  entries.map(({ document, mode, amount }) => ({
    documentNumber: document.documentNumber,
    partial: mode === 'partial' ? amount.minor : null,
  }));

/**
 * Applies saved amounts to a draft, clamped to the current balance (spec 5). Lowered amounts are
 * marked as changed. Documents that are not in the draft are skipped.
 */
export const applyAmounts = (draft: PaymentDraft, amounts: DraftAmounts): PaymentDraft => {
  const amountsByNumber = new Map(amounts.map((one) => [one.documentNumber, one.partial]));
  const { entries } = draft;
  // A number identifies one document: the first that has it.
  const firsts = new Map(entries.toReversed().map((one) => [one.document.documentNumber, one]));
  return {
    ...draft,
    entries: entries.map((entry) => {
      const number = entry.document.documentNumber;
      const partial = firsts.get(number) === entry ? amountsByNumber.get(number) : undefined;
      return partial === undefined ? entry : prepared(entry, partial);
    }),
  };
};

const prepared = (entry: DraftEntry, partial: number | null): DraftEntry => {
  if (partial === null) return withMode(entry, 'full');
  const changed = withAmount(withMode(entry, 'partial'), partial);
  return partial > entry.document.balance.minor ? { ...changed, issue: 'changed' } : changed;
};

/** Whether payments in progress hold every document of the amounts, so that nothing can be paid yet. */
export const isFullyHeld = (
  amounts: DraftAmounts,
  inProgress: ReadonlyMap<string, unknown>,
): boolean => amounts.every(({ documentNumber }) => inProgress.has(documentNumber));

/** Merges amounts; later ones replace earlier ones of the same document. */
export const mergeAmounts = (known: DraftAmounts, later: DraftAmounts): DraftAmounts => {
  const numbers = new Set(later.map(({ documentNumber }) => documentNumber));
  return [...known.filter(({ documentNumber }) => !numbers.has(documentNumber)), ...later];
};

/** The amounts of an attempt, to retry it with current documents. A full balance becomes a full payment. */
export const amountsToRetry = (
  lines: readonly Pick<AttemptLine, 'documentNumber' | 'amount'>[],
): DraftAmounts =>
  lines.map(({ documentNumber, amount }) => ({ documentNumber, partial: amount.minor }));

/** Turns partial amounts that equal the balance into full payments. */
export const toFullPayments = (
  amounts: DraftAmounts,
  documents: readonly Pick<PayableDocument, 'documentNumber' | 'balance'>[],
): DraftAmounts => {
  const balances = new Map(documents.map((one) => [one.documentNumber, one.balance.minor]));
  return amounts.map(({ documentNumber, partial }) => ({
    documentNumber,
    partial: partial === balances.get(documentNumber) ? null : partial,
  }));
};
