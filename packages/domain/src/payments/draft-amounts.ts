import type { AttemptLine } from './attempt-types.ts';
import { withAmount, withMode } from './payment-draft.ts';
import type { DraftEntry, PayableDocument, PaymentDraft } from './types.ts';

/** The amount to pay of a document. */
export interface DraftAmount {
  readonly documentNumber: string;
  /** Minor units of a partial payment; null for a full one. */
  readonly partial: number | null;
}

/** The amounts of a payment, for restoring its draft. */
export type DraftAmounts = readonly DraftAmount[];

/** Returns the amounts of a draft, which are saved while the user signs in again (faults 13). */
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
  const partialByNumber = new Map(amounts.map((one) => [one.documentNumber, one.partial]));
  const { entries } = draft;
  // If several documents have the same number, the amount applies to the first.
  const firstEntryByNumber = new Map(
    entries.toReversed().map((one) => [one.document.documentNumber, one]),
  );
  return {
    ...draft,
    entries: entries.map((entry) => {
      const number = entry.document.documentNumber;
      const partial =
        firstEntryByNumber.get(number) === entry ? partialByNumber.get(number) : undefined;
      return partial === undefined ? entry : applyAmount(entry, partial);
    }),
  };
};

const applyAmount = (entry: DraftEntry, partial: number | null): DraftEntry => {
  if (partial === null) return withMode(entry, 'full');
  const adjusted = withAmount(withMode(entry, 'partial'), partial);
  return partial > entry.document.balance.minor ? { ...adjusted, issue: 'changed' } : adjusted;
};

/** Whether payments in progress hold all documents of the amounts, so none can be paid. */
export const isFullyHeld = (
  amounts: DraftAmounts,
  inProgress: ReadonlyMap<string, unknown>,
): boolean => amounts.every(({ documentNumber }) => inProgress.has(documentNumber));

/** Merges amounts; later ones replace earlier ones of the same document. */
export const mergeAmounts = (existing: DraftAmounts, later: DraftAmounts): DraftAmounts => {
  const laterNumbers = new Set(later.map(({ documentNumber }) => documentNumber));
  return [...existing.filter(({ documentNumber }) => !laterNumbers.has(documentNumber)), ...later];
};

/** Returns the amounts of an attempt, for retrying it with current documents. */
export const getRetryAmounts = (
  lines: readonly Pick<AttemptLine, 'documentNumber' | 'amount'>[],
): DraftAmounts =>
  lines.map(({ documentNumber, amount }) => ({ documentNumber, partial: amount.minor }));

/** Turns partial amounts that equal the balance into full payments. */
export const toFullPayments = (
  amounts: DraftAmounts,
  documents: readonly Pick<PayableDocument, 'documentNumber' | 'balance'>[],
): DraftAmounts => {
  const balanceByNumber = new Map(documents.map((one) => [one.documentNumber, one.balance.minor]));
  return amounts.map(({ documentNumber, partial }) => ({
    documentNumber,
    partial: partial === balanceByNumber.get(documentNumber) ? null : partial,
  }));
};
