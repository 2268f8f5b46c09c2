import { assertNever } from '@surtidor/domain';
import {
  applyAmounts,
  type DraftAmounts,
  getAmounts,
  mergeAmounts,
  type PayableDocument,
  type PaymentDraft,
  removeEntry,
  toFullPayments,
} from '@surtidor/domain/payments';
import type { DraftSlot } from '../drafts/draft-slot.ts';

/** A payment of invoices as the tab stores it. A payment can be opened of invoices that are not selected. */
export interface SavedPayment {
  /** The document numbers of the open payment; empty if none is open. */
  readonly opened: readonly string[];
  /** The document numbers of the selection. */
  readonly selected: readonly string[];
  /** The amounts of both, first those of the open payment. */
  readonly amounts: DraftAmounts;
}

/** The amounts of a payment of invoices. Each is in one place: in the open payment, or kept for the next one. */
export interface PaymentDraftState {
  /** The open payment; null if none is open. */
  readonly draft: PaymentDraft | null;
  /** The amounts typed before for other documents. */
  readonly keptAmounts: DraftAmounts;
  /** The open payment as it was sent. Its amounts are neither saved nor kept. */
  readonly sentDraft: PaymentDraft | null;
  /** The payment from before a sign-in or a reload, until it is resumed or dismissed (faults 13). */
  readonly savedPayment: SavedPayment | null;
}

/** An event of a payment of invoices. */
export type PaymentDraftEvent =
  /** Opens a payment; `amounts` replace those typed before. */
  | { readonly kind: 'open'; readonly draft: PaymentDraft; readonly amounts: DraftAmounts }
  | { readonly kind: 'update'; readonly update: (draft: PaymentDraft) => PaymentDraft }
  | { readonly kind: 'remove'; readonly documentId: string }
  | { readonly kind: 'close' | 'dismiss' }
  | { readonly kind: 'send'; readonly draft: PaymentDraft }
  /** Nothing was sent. The user may have closed the payment and opened another one. */
  | { readonly kind: 'restore'; readonly draft: PaymentDraft }
  /** The documents of the saved payment were fetched; `draft` contains the payable ones. */
  | {
      readonly kind: 'resume';
      readonly draft: PaymentDraft;
      readonly documents: readonly PayableDocument[];
    };

const isAmount = (value: unknown): value is DraftAmounts[number] => {
  if (typeof value !== 'object' || value === null) return false;
  const { documentNumber, partial } = value as Readonly<Record<string, unknown>>;
  return typeof documentNumber === 'string' && (partial === null || Number.isSafeInteger(partial));
};

const getNumbers = (amounts: DraftAmounts): readonly string[] =>
  amounts.map(({ documentNumber }) => documentNumber);

/** Parses a saved payment. Returns null if it is invalid or empty. */
export function readSavedPayment(value: unknown): SavedPayment | null {
  if (typeof value !== 'object' || value === null) return null;
  const { opened, selected, amounts } = value as Readonly<Record<string, unknown>>;
  if (!Array.isArray(amounts)) return null;
  const validAmounts = amounts.filter(isAmount);
  if (validAmounts.length === 0) return null;
  const numbers = getNumbers(validAmounts);
  const keepNumbers = (list: unknown, otherwise: readonly string[]) =>
    Array.isArray(list) ? numbers.filter((number) => list.includes(number)) : otherwise;
  return {
    opened: keepNumbers(opened, []),
    selected: keepNumbers(selected, numbers),
    amounts: validAmounts,
  };
}

/**
 * Returns a saved payment for a reloaded page, which does not open it. What was open is selected if nothing else was, so
 * that the user sees it.
 */
const closeSavedPayment = ({ opened, selected, amounts }: SavedPayment): SavedPayment => ({
  opened: [],
  selected: selected.length > 0 ? selected : opened,
  amounts,
});

/** Returns the state with the payment that a sign-in or a reload has interrupted. */
export function createPaymentDraft(slot: DraftSlot | undefined): PaymentDraftState {
  const interrupted = readSavedPayment(slot?.readInterrupted());
  const reloaded = readSavedPayment(slot?.readReloaded());
  return {
    draft: null,
    keptAmounts: [],
    sentDraft: null,
    savedPayment: interrupted ?? (reloaded && closeSavedPayment(reloaded)),
  };
}

/** Returns all typed amounts: of the open payment and of those before it. */
export const getTypedAmounts = ({
  draft,
  keptAmounts,
}: Pick<PaymentDraftState, 'draft' | 'keptAmounts'>): DraftAmounts =>
  draft === null ? keptAmounts : mergeAmounts(keptAmounts, getAmounts(draft));

/**
 * Saves the open payment and the selected invoices with their amounts. A sent payment is not saved again, and a saved
 * payment is not overwritten by a selection before it is resumed.
 */
export function savePaymentDraft(
  slot: DraftSlot,
  state: PaymentDraftState,
  selected: readonly PayableDocument[],
): void {
  const { draft, sentDraft, savedPayment } = state;
  if (sentDraft !== null || (draft === null && savedPayment !== null)) return;
  if (draft === null && selected.length === 0) slot.remove();
  else slot.save(toSavedPayment(state, selected));
}

/** Returns a payment and the selection as the tab stores them. */
export function toSavedPayment(
  state: Pick<PaymentDraftState, 'draft' | 'keptAmounts'>,
  selected: readonly PayableDocument[],
): SavedPayment {
  const opened = state.draft === null ? [] : getAmounts(state.draft);
  const typed = new Map(getTypedAmounts(state).map((amount) => [amount.documentNumber, amount]));
  const selectedAmounts = selected.map(
    ({ documentNumber }) => typed.get(documentNumber) ?? { documentNumber, partial: null },
  );
  const openedNumbers = getNumbers(opened);
  return {
    opened: openedNumbers,
    selected: getNumbers(selectedAmounts),
    amounts: [
      ...opened,
      ...selectedAmounts.filter(({ documentNumber }) => !openedNumbers.includes(documentNumber)),
    ],
  };
}

const open = (
  state: PaymentDraftState,
  draft: PaymentDraft,
  amounts: DraftAmounts,
): PaymentDraftState => {
  const typedAmounts = mergeAmounts(getTypedAmounts(state), amounts);
  const opened = applyAmounts(draft, typedAmounts);
  const openedNumbers = new Set(getAmounts(opened).map(({ documentNumber }) => documentNumber));
  return {
    ...state,
    draft: opened,
    keptAmounts: typedAmounts.filter(({ documentNumber }) => !openedNumbers.has(documentNumber)),
    sentDraft: null,
  };
};

/** Keeps the amount of a document that the user removes from the open payment. */
const remove = (state: PaymentDraftState, documentId: string): PaymentDraftState => {
  const { draft } = state;
  if (draft === null) return state;
  const removed = draft.entries.filter(({ document }) => document.id === documentId);
  return {
    ...state,
    draft: removeEntry(draft, documentId),
    keptAmounts: mergeAmounts(state.keptAmounts, getAmounts({ ...draft, entries: removed })),
  };
};

const resume = (
  state: PaymentDraftState,
  draft: PaymentDraft,
  documents: readonly PayableDocument[],
): PaymentDraftState => {
  const { savedPayment } = state;
  if (savedPayment === null) return state;
  const amounts = toFullPayments(savedPayment.amounts, documents);
  const resumed = {
    ...state,
    savedPayment: null,
    keptAmounts: mergeAmounts(state.keptAmounts, amounts),
  };
  const entries = draft.entries.filter(({ document }) =>
    savedPayment.opened.includes(document.documentNumber),
  );
  return entries.length === 0 ? resumed : open(resumed, { ...draft, entries }, []);
};

/** Applies an event to the payment. A payment that is closed without sending keeps its amounts for the next one. */
export function reducePaymentDraft(
  state: PaymentDraftState,
  event: PaymentDraftEvent,
): PaymentDraftState {
  const { draft, sentDraft } = state;
  switch (event.kind) {
    case 'open':
      return open(state, event.draft, event.amounts);
    case 'update':
      return draft === null ? state : { ...state, draft: event.update(draft) };
    case 'remove':
      return remove(state, event.documentId);
    case 'close': {
      const keptAmounts = sentDraft === null ? getTypedAmounts(state) : state.keptAmounts;
      return { ...state, draft: null, sentDraft: null, keptAmounts };
    }
    case 'send':
      return { ...state, sentDraft: event.draft };
    case 'restore':
      return sentDraft === event.draft
        ? { ...state, sentDraft: null }
        : { ...state, keptAmounts: mergeAmounts(getAmounts(event.draft), state.keptAmounts) };
    case 'resume':
      return resume(state, event.draft, event.documents);
    case 'dismiss':
      return { ...state, savedPayment: null };
    default:
      return assertNever(event);
  }
}
