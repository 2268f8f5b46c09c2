import type { AttemptLine } from './attempt-types.ts';
import { withAmount, withMode } from './payment-draft.ts';
import type { DraftEntry, PayableDocument, PaymentDraft } from './types.ts';

/** What is paid of one document. */
export interface DraftAmount {
  readonly documentNumber: string;
  /** Minor units of a partial payment; null pays it in full. */
  readonly partial: number | null;
}

/** The amounts of a payment, enough to prepare it again over the same documents. */
export type DraftAmounts = readonly DraftAmount[];

/** The amounts of a draft: what is kept while a person signs in again (faults 13). */
export const amountsOf = ({ entries }: PaymentDraft): DraftAmounts =>
  entries.map(({ document, mode, amount }) => ({
    documentNumber: document.documentNumber,
    partial: mode === 'partial' ? amount.minor : null,
  }));

/**
 * The draft with amounts that were prepared before, each brought between 0 and what the document
 * owes now (spec 5). One that owes less than was prepared is marked as changed: no amount is lowered
 * in silence. Documents that the draft does not hold are passed over.
 */
export const applyAmounts = (draft: PaymentDraft, amounts: DraftAmounts): PaymentDraft => {
  const amountsByNumber = new Map(amounts.map((one) => [one.documentNumber, one.partial]));
  const { entries } = draft;
  // A number stands for one document: the first of those that bear it.
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

/** What is known of amounts after others were prepared; of the same document the later counts. */
export const mergeAmounts = (known: DraftAmounts, later: DraftAmounts): DraftAmounts => {
  const numbers = new Set(later.map(({ documentNumber }) => documentNumber));
  return [...known.filter(({ documentNumber }) => !numbers.has(documentNumber)), ...later];
};

/**
 * The amounts of an attempt, to try it again over the documents as they stand now. What is all that
 * a document owes is paid in full.
 */
export const amountsToRetry = (
  lines: readonly Pick<AttemptLine, 'documentNumber' | 'amount'>[],
): DraftAmounts =>
  lines.map(({ documentNumber, amount }) => ({ documentNumber, partial: amount.minor }));

/** Amounts over documents: a part that is all of it becomes a full payment. */
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
