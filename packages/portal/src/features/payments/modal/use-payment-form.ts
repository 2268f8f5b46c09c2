import { fetchInvoices, useDataContext } from '@surtidor/data';
import {
  canBePaid,
  changeModes,
  getDraftReadiness,
  getDraftTotal,
  getPayableEntries,
  getPaymentLines,
  getPaymentMinimum,
  type ModesChange,
  type PaymentDraft,
  refreshDraft,
  setEntryAmount,
  setEntryMode,
  undoModes,
} from '@surtidor/domain/payments';
import {
  type EditedPayment,
  useAttempts,
  useDocumentsInProgress,
  usePaymentSubmission,
  useWhenReleased,
} from '@surtidor/flows/react';
import { useMemo, useState } from 'react';
import { usePortal, useVariant } from '../../../platform/context/portal-context.tsx';

/** Returns the current draft, with the holds of other attempts (faults 2 and 10). */
function withAttemptsInProgress(
  draft: PaymentDraft,
  attemptsInProgress: ReadonlyMap<string, unknown>,
): PaymentDraft {
  const remainingEntries = draft.entries.filter(({ issue }) => issue !== 'gone');
  const documents = remainingEntries.map(({ document }) => document);
  const { entries } = refreshDraft(
    { ...draft, entries: remainingEntries },
    documents,
    attemptsInProgress,
  );
  const entriesById = new Map(entries.map((entry) => [entry.document.id, entry]));
  // Removed invoices keep their lines, so the list does not shift.
  return {
    ...draft,
    entries: draft.entries.map((entry) => entriesById.get(entry.document.id) ?? entry),
  };
}

/** Manages the form of a payment, its actions and the result of sending it. */
export function usePaymentForm({ draft: storedDraft, update, remove, sent }: EditedPayment) {
  const { deploymentOptions } = usePortal();
  const { currency } = useVariant();
  const dataContext = useDataContext();
  const attemptsInProgress = useDocumentsInProgress();
  const { engine } = useAttempts();
  const [modesChange, setModesChange] = useState<ModesChange | null>(null);
  const submission = usePaymentSubmission();
  const { busy } = submission;

  // While sending, the hold is this attempt's own.
  const draft = useMemo(
    () => (busy ? storedDraft : withAttemptsInProgress(storedDraft, attemptsInProgress)),
    [storedDraft, attemptsInProgress, busy],
  );
  const minimum = getPaymentMinimum(deploymentOptions.paymentMinimum, currency);

  /** Refetches the documents that attempts have released, also after a rejection: one may be paid, blocked or changed. */
  const refetchDocuments = async () => {
    const numbers = storedDraft.entries.map(({ document }) => document.documentNumber);
    const outcome = await fetchInvoices(dataContext, numbers);
    if (outcome.kind !== 'done') return;
    update((currentDraft) =>
      // The user may have closed this payment and opened another one.
      currentDraft.entries.every(({ document }) => numbers.includes(document.documentNumber))
        ? refreshDraft(currentDraft, outcome.value, attemptsInProgress)
        : currentDraft,
    );
  };
  useWhenReleased((isReleased) => {
    if (storedDraft.entries.some(({ document }) => isReleased(document.documentNumber)))
      void refetchDocuments();
  });
  const submit = async () => {
    const subject = { kind: 'invoices', lines: getPaymentLines(draft) } as const;
    const outcome = await submission.submit({ subject, amount: getDraftTotal(draft) }, sent);
    // The list of payments on other devices names the holder.
    if (outcome?.kind === 'refused') void engine.poll();
  };
  // Stable, so that typing in one line re-renders only that line.
  const lineActions = useMemo(
    () => ({
      setMode: (id: string, mode: 'full' | 'partial') =>
        update((currentDraft) => setEntryMode(currentDraft, id, mode)),
      setAmount: (id: string, minor: number | null) =>
        update((currentDraft) => setEntryAmount(currentDraft, id, minor ?? 0)),
      remove,
    }),
    [update, remove],
  );
  const changeAllModes = (ids: ReadonlySet<string>, mode: 'full' | 'partial') => {
    const result = changeModes(draft, ids, mode);
    update(() => result.draft);
    setModesChange(result.change);
  };
  const undoLastModes = () => {
    if (modesChange !== null) update((currentDraft) => undoModes(currentDraft, modesChange));
    setModesChange(null);
  };
  return {
    /** The last bulk change, until it is undone; null if there is none. */
    modesChange,
    changeAllModes,
    undoModes: undoLastModes,
    draft,
    total: getDraftTotal(draft),
    /** How many invoices will be paid, can be paid and are selected. */
    count: {
      toPay: getPayableEntries(draft).length,
      payable: draft.entries.filter(canBePaid).length,
      total: draft.entries.length,
    },
    readiness: getDraftReadiness(draft, minimum),
    submission,
    submit,
    ...lineActions,
  };
}
