import type { Currency } from '../shared/index.ts';
import { clampMinor } from './amount-bounds.ts';
import { type DocumentsInProgress, getPayability } from './payability.ts';
import type { DraftEntry, PayableDocument, PaymentDraft, PaymentMode } from './types.ts';

/** Creates a draft that pays the payable documents of a currency in full (spec 2). */
export const draftPayment = (
  currency: Currency,
  documents: readonly PayableDocument[],
  inProgress: DocumentsInProgress,
): PaymentDraft => {
  const payableDocuments = documents.filter(
    (document) => getPayability(document, currency, inProgress) === 'payable',
  );
  const documentById = new Map(payableDocuments.map((document) => [document.id, document]));
  return { currency, entries: [...documentById.values()].map(createFullEntry) };
};

/** Sets the mode of an entry. Partial resets the amount to 0, and full restores the total (spec 2). */
export const withMode = (entry: DraftEntry, mode: PaymentMode): DraftEntry => {
  if (entry.mode === mode) return entry;
  const { balance } = entry.document;
  return { ...entry, mode, amount: mode === 'full' ? balance : { ...balance, minor: 0 } };
};

/** Sets the clamped amount of a partial entry. Full entries do not change (spec 5). */
export const withAmount = (entry: DraftEntry, minor: number): DraftEntry => {
  if (entry.mode === 'full') return entry;
  const { balance } = entry.document;
  return { ...entry, amount: { ...balance, minor: clampMinor(minor, balance.minor) } };
};

/** Sets an entry's mode (spec 2). */
export const setEntryMode = (draft: PaymentDraft, id: string, mode: PaymentMode): PaymentDraft =>
  updateEntry(draft, id, (entry) => withMode(entry, mode));

/**
 * Sets the amount of a partial payment in minor units, clamped to the invoice's total (spec 5).
 * Full entries do not change.
 */
export const setEntryAmount = (draft: PaymentDraft, id: string, minor: number): PaymentDraft =>
  updateEntry(draft, id, (entry) => withAmount(entry, minor));

/** Removes an invoice from the draft. */
export const removeEntry = (draft: PaymentDraft, id: string): PaymentDraft => ({
  ...draft,
  entries: draft.entries.filter(({ document }) => document.id !== id),
});

const createFullEntry = (document: PayableDocument): DraftEntry => ({
  document,
  mode: 'full',
  amount: document.balance,
  issue: 'none',
});

const updateEntry = (
  draft: PaymentDraft,
  id: string,
  update: (entry: DraftEntry) => DraftEntry,
): PaymentDraft => ({
  ...draft,
  entries: draft.entries.map((entry) => (entry.document.id === id ? update(entry) : entry)),
});
