import { fetchInvoices, useDataContext } from '@surtidor/data';
import type { Invoice } from '@surtidor/domain/invoices';
import {
  applyAmounts,
  canBePaid,
  changeModes,
  type DraftAmounts,
  draftPayment,
  getAmounts,
  getDraftReadiness,
  getDraftTotal,
  getPayableEntries,
  getPaymentLines,
  getPaymentMinimum,
  type ModesChange,
  type PaymentDraft,
  refreshDraft,
  removeEntry,
  setEntryAmount,
  setEntryMode,
  undoModes,
} from '@surtidor/domain/payments';
import {
  useAttempts,
  useDocumentsInProgress,
  usePaymentSubmission,
  useWhenReleased,
} from '@surtidor/flows/react';
import { useEffect, useMemo, useState } from 'react';
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

export interface PaymentFormOptions {
  /** Initial amounts, instead of full payments. */
  readonly initialAmounts?: DraftAmounts;
  /** Called with the amounts to save; null once they were sent (faults 13). */
  readonly onAmountsChange?: (amounts: DraftAmounts | null) => void;
  /** Called with the amounts if nothing was sent. The user may have left the page and saved newer amounts. */
  readonly onAmountsRestore?: (amounts: DraftAmounts) => void;
}

/** Manages the form of a payment, its actions and the result of sending it. */
export function usePaymentForm(
  invoices: readonly Invoice[],
  { initialAmounts = [], onAmountsChange, onAmountsRestore }: PaymentFormOptions,
) {
  const { deploymentOptions } = usePortal();
  const { currency } = useVariant();
  const dataContext = useDataContext();
  const attemptsInProgress = useDocumentsInProgress();
  const { engine } = useAttempts();
  const [storedDraft, setDraft] = useState(() =>
    applyAmounts(draftPayment(currency, invoices, attemptsInProgress), initialAmounts),
  );
  const [modesChange, setModesChange] = useState<ModesChange | null>(null);
  const submission = usePaymentSubmission();
  const { busy } = submission;
  useEffect(() => onAmountsChange?.(getAmounts(storedDraft)), [storedDraft, onAmountsChange]);

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
    if (outcome.kind === 'done')
      setDraft((currentDraft) => refreshDraft(currentDraft, outcome.value, attemptsInProgress));
  };
  useWhenReleased((isReleased) => {
    if (storedDraft.entries.some(({ document }) => isReleased(document.documentNumber)))
      void refetchDocuments();
  });
  const submit = async () => {
    const subject = { kind: 'invoices', lines: getPaymentLines(draft) } as const;
    const outcome = await submission.submit(
      { subject, amount: getDraftTotal(draft) },
      {
        remove: () => onAmountsChange?.(null),
        restore: () => onAmountsRestore?.(getAmounts(storedDraft)),
      },
    );
    // The list of payments on other devices names the holder.
    if (outcome?.kind === 'refused') void engine.poll();
  };
  // Stable, so that typing in one line re-renders only that line.
  const lineActions = useMemo(
    () => ({
      setMode: (id: string, mode: 'full' | 'partial') =>
        setDraft((currentDraft) => setEntryMode(currentDraft, id, mode)),
      setAmount: (id: string, minor: number | null) =>
        setDraft((currentDraft) => setEntryAmount(currentDraft, id, minor ?? 0)),
      remove: (id: string) => setDraft((currentDraft) => removeEntry(currentDraft, id)),
    }),
    [],
  );
  const changeAllModes = (ids: ReadonlySet<string>, mode: 'full' | 'partial') => {
    const result = changeModes(draft, ids, mode);
    setDraft(result.draft);
    setModesChange(result.change);
  };
  const undoLastModes = () => {
    if (modesChange !== null) setDraft((currentDraft) => undoModes(currentDraft, modesChange));
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
