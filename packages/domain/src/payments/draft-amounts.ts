import type { AttemptLine } from './attempt-types.ts';
import { setEntryAmount, setEntryMode } from './payment-draft.ts';
import type { PayableDocument, PaymentDraft } from './types.ts';

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
export const applyAmounts = (draft: PaymentDraft, amounts: DraftAmounts): PaymentDraft =>
  amounts.reduce((changed, { documentNumber, partial }) => {
    const entry = changed.entries.find((one) => one.document.documentNumber === documentNumber);
    if (entry === undefined) return changed;
    const { id, balance } = entry.document;
    if (partial === null) return setEntryMode(changed, id, 'full');
    const prepared = setEntryAmount(setEntryMode(changed, id, 'partial'), id, partial);
    return partial > balance.minor ? markChanged(prepared, id) : prepared;
  }, draft);

const markChanged = (draft: PaymentDraft, id: string): PaymentDraft => ({
  ...draft,
  entries: draft.entries.map((entry) =>
    entry.document.id === id ? { ...entry, issue: 'changed' } : entry,
  ),
});

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
export const fullWhereAll = (
  amounts: DraftAmounts,
  documents: readonly Pick<PayableDocument, 'documentNumber' | 'balance'>[],
): DraftAmounts => {
  const balances = new Map(documents.map((one) => [one.documentNumber, one.balance.minor]));
  return amounts.map(({ documentNumber, partial }) => ({
    documentNumber,
    partial: partial === balances.get(documentNumber) ? null : partial,
  }));
};
