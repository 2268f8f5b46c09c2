import type { Currency } from '../shared/index.ts';
import { clampMinor } from './amount-bounds.ts';
import { type DocumentsInProgress, getPayability } from './payability.ts';
import type { DraftEntry, PayableDocument, PaymentDraft, PaymentMode } from './types.ts';

/** Creates a draft of the payable documents, each once and in full (spec 2), without other currencies. */
export const draftPayment = (
  currency: Currency,
  documents: readonly PayableDocument[],
  inProgress: DocumentsInProgress,
): PaymentDraft => {
  const payable = documents.filter(
    (document) =>
      document.balance.currency === currency && getPayability(document, inProgress) === 'payable',
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

/** Clamps an entry's amount; full entries keep their balance (spec 5). */
export const withAmount = (entry: DraftEntry, minor: number): DraftEntry => {
  if (entry.mode === 'full') return entry;
  const { balance } = entry.document;
  return { ...entry, amount: { ...balance, minor: clampMinor(minor, balance.minor) } };
};

/** Sets an entry's mode (spec 2). */
export const setEntryMode = (draft: PaymentDraft, id: string, mode: PaymentMode): PaymentDraft =>
  changeEntry(draft, id, (entry) => withMode(entry, mode));

/**
 * Sets the amount of a partial payment in minor units, clamped to the invoice's total (spec 5).
 * Full entries keep their balance.
 */
export const setEntryAmount = (draft: PaymentDraft, id: string, minor: number): PaymentDraft =>
  changeEntry(draft, id, (entry) => withAmount(entry, minor));

/** Removes an invoice from the draft. */
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
