import type { Currency } from '../shared/index.ts';
import { clampMinor } from './amount-bounds.ts';
import { type DocumentsInProgress, payabilityOf } from './payability.ts';
import type { DraftEntry, PayableDocument, PaymentDraft, PaymentMode } from './types.ts';

/**
 * A draft of the documents that can be paid, each once and in full (spec 2). Documents of
 * another currency and those that cannot be paid are left out.
 */
export const draftPayment = (
  currency: Currency,
  documents: readonly PayableDocument[],
  inProgress: DocumentsInProgress,
): PaymentDraft => {
  const payable = documents.filter(
    (document) =>
      document.balance.currency === currency && payabilityOf(document, inProgress) === 'payable',
  );
  const byId = new Map(payable.map((document) => [document.id, document]));
  return { currency, entries: [...byId.values()].map(fullEntry) };
};

/** Partial resets the amount to 0; full restores the total; the same mode changes nothing (spec 2). */
export const withMode = (entry: DraftEntry, mode: PaymentMode): DraftEntry => {
  if (entry.mode === mode) return entry;
  const { balance } = entry.document;
  return { ...entry, mode, amount: mode === 'full' ? balance : { ...balance, minor: 0 } };
};

/** An entry's amount within its bounds; one in full mode keeps its balance (spec 5). */
export const withAmount = (entry: DraftEntry, minor: number): DraftEntry => {
  if (entry.mode === 'full') return entry;
  const { balance } = entry.document;
  return { ...entry, amount: { ...balance, minor: clampMinor(minor, balance.minor) } };
};

/** One entry of a draft in a mode (spec 2). */
export const setEntryMode = (draft: PaymentDraft, id: string, mode: PaymentMode): PaymentDraft =>
  changeEntry(draft, id, (entry) => withMode(entry, mode));

/**
 * Sets the amount of a partial payment in minor units, brought between 0 and the invoice's total
 * (spec 5). An entry in full mode keeps its balance.
 */
export const setEntryAmount = (draft: PaymentDraft, id: string, minor: number): PaymentDraft =>
  changeEntry(draft, id, (entry) => withAmount(entry, minor));

/** Takes an invoice out of the draft. */
export const removeEntry = (draft: PaymentDraft, id: string): PaymentDraft => ({
  ...draft,
  entries: draft.entries.filter(({ document }) => document.id !== id),
});

const fullEntry = (document: PayableDocument): DraftEntry => ({
  document,
  mode: 'full',
  amount: document.balance,
  issue: 'none',
});

const changeEntry = (
  draft: PaymentDraft,
  id: string,
  change: (entry: DraftEntry) => DraftEntry,
): PaymentDraft => ({
  ...draft,
  entries: draft.entries.map((entry) => (entry.document.id === id ? change(entry) : entry)),
});
