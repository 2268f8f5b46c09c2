import { setEntryAmount, setEntryMode } from './payment-draft.ts';
import type { PaymentDraft } from './types.ts';

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
