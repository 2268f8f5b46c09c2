import type { Currency, Money } from '@surtidor/domain';
import {
  applyAmounts,
  type DraftAmounts,
  draftPayment,
  getDraftTotal,
  isFullyHeld,
  type PayableDocument,
  type PaymentDraft,
} from '@surtidor/domain/payments';
import { useCallback, useEffect, useReducer, useSyncExternalStore } from 'react';
import { useDocumentsInProgress } from '../attempts/attempts-context.tsx';
import type { DraftSlot } from '../drafts/draft-slot.ts';
import type { SentDraft } from '../submission/submission.ts';
import {
  createPaymentDraft,
  getTypedAmounts,
  reducePaymentDraft,
  type SavedPayment,
  savePaymentDraft,
  toSavedPayment,
} from './payment-draft.ts';

/** The open payment, for its form. */
export interface EditedPayment {
  readonly draft: PaymentDraft;
  /** Changes the amounts. Stable. */
  readonly update: (update: (draft: PaymentDraft) => PaymentDraft) => void;
  /** Removes a document; its amount is kept for the next payment. Stable. */
  readonly remove: (documentId: string) => void;
  /** Closes the payment. Its amounts are kept for the next one, unless it was sent. */
  readonly close: () => void;
  /** The draft for the submission. */
  readonly sent: SentDraft;
}

/** The amounts of a payment of invoices: the only home of what the user typed. */
export interface InvoicePaymentDraft {
  /** The open payment; null if none is open. */
  readonly editedPayment: EditedPayment | null;
  /** The total of the selected documents: their typed amounts, and the full balance of the others. */
  readonly selectedTotal: Money;
  /** Opens a payment of documents; `amounts` replace those typed before. */
  readonly open: (documents: readonly PayableDocument[], amounts?: DraftAmounts) => void;
  /** The payment to restore; null if there is none or if it cannot be restored yet. */
  readonly savedPayment: SavedPayment | null;
  /** Whether a saved payment waits until a payment in progress releases its documents. */
  readonly isSavedPaymentHeld: boolean;
  /** Restores the saved payment with its current documents, and opens it if it was open. */
  readonly resume: (documents: readonly PayableDocument[]) => void;
  /** Continues without the saved payment. */
  readonly dismiss: () => void;
}

/** Where a payment is saved across a sign-in or a reload, with the selected documents (faults 13). */
export interface SavedSelection {
  readonly slot: DraftSlot;
  readonly selected: readonly PayableDocument[];
}

const noDocuments: readonly PayableDocument[] = [];
const subscribeToNothing = () => () => {};

/**
 * Keeps the amounts of a payment of invoices, while it is open and afterwards.
 * @param saved If absent, the amounts are kept until the screen is left.
 */
export function usePaymentDraft(currency: Currency, saved?: SavedSelection): InvoicePaymentDraft {
  const { slot, selected = noDocuments } = saved ?? {};
  const inProgress = useDocumentsInProgress();
  const [state, dispatch] = useReducer(reducePaymentDraft, slot, createPaymentDraft);
  useEffect(() => {
    if (slot) savePaymentDraft(slot, state, selected);
  }, [slot, state, selected]);
  const { draft } = state;
  const restorablePayment = draft === null ? state.savedPayment : null;
  // The server does not have the saved payment. A screen without one does not render again after hydration.
  const savedPayment = useSyncExternalStore(
    subscribeToNothing,
    () => restorablePayment,
    () => null,
  );
  const update = useCallback<EditedPayment['update']>(
    (change) => dispatch({ kind: 'update', update: change }),
    [],
  );
  const remove = useCallback((documentId: string) => dispatch({ kind: 'remove', documentId }), []);
  const createDraft = useCallback(
    (documents: readonly PayableDocument[]) => draftPayment(currency, documents, inProgress),
    [currency, inProgress],
  );
  const open = useCallback<InvoicePaymentDraft['open']>(
    (documents, amounts = []) => dispatch({ kind: 'open', draft: createDraft(documents), amounts }),
    [createDraft],
  );
  const isHeld = savedPayment !== null && isFullyHeld(savedPayment.amounts, inProgress);
  return {
    editedPayment: draft && {
      draft,
      update,
      remove,
      close: () => dispatch({ kind: 'close' }),
      sent: {
        remove: () => {
          slot?.remove();
          dispatch({ kind: 'send', draft });
        },
        restore: () => {
          // The user may have left the page.
          slot?.restore(toSavedPayment({ draft, keptAmounts: state.keptAmounts }, selected));
          dispatch({ kind: 'restore', draft });
        },
      },
    },
    selectedTotal: getDraftTotal(applyAmounts(createDraft(selected), getTypedAmounts(state))),
    open,
    savedPayment: isHeld ? null : savedPayment,
    isSavedPaymentHeld: isHeld,
    resume: (documents) => dispatch({ kind: 'resume', draft: createDraft(documents), documents }),
    dismiss: () => dispatch({ kind: 'dismiss' }),
  };
}
