import { fetchInvoices, useDataContext } from '@surtidor/data';
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
  type Invoice,
  type ModesChange,
  type PaymentDraft,
  refreshDraft,
  removeEntry,
  setEntryAmount,
  setEntryMode,
  undoModes,
} from '@surtidor/domain';
import { useEffect, useMemo, useState } from 'react';
import { usePortal, useVariant } from '../../../platform/context/portal-context.tsx';
import { useAttempts, useDocumentsInProgress } from '../../attempts/attempts-context.tsx';
import { useSending } from './use-sending.ts';

/** The current draft, with the holds of other attempts (faults 2 and 10). */
function withAttemptsInProgress(
  draft: PaymentDraft,
  inProgress: ReadonlyMap<string, unknown>,
): PaymentDraft {
  const known = draft.entries.filter(({ issue }) => issue !== 'gone');
  const documents = known.map(({ document }) => document);
  const { entries } = refreshDraft({ ...draft, entries: known }, documents, inProgress);
  const renewed = new Map(entries.map((entry) => [entry.document.id, entry]));
  // Removed invoices keep their lines, so the list does not shift.
  return {
    ...draft,
    entries: draft.entries.map((entry) => renewed.get(entry.document.id) ?? entry),
  };
}

export interface PaymentFormOptions {
  /** Initial amounts, instead of full payments. */
  readonly start?: DraftAmounts;
  /** Called with the amounts to save; null once they were sent (faults 13). */
  readonly onAmountsChange?: (amounts: DraftAmounts | null) => void;
}

/** The form of a payment, its actions and the result of sending it. */
export function usePaymentForm(
  invoices: readonly Invoice[],
  { start = [], onAmountsChange }: PaymentFormOptions,
) {
  const { deploymentOptions } = usePortal();
  const { currency } = useVariant();
  const dataContext = useDataContext();
  const inProgress = useDocumentsInProgress();
  const { engine } = useAttempts();
  const [storedDraft, setDraft] = useState(() =>
    applyAmounts(draftPayment(currency, invoices, inProgress), start),
  );
  const [modesChange, setModesChange] = useState<ModesChange | null>(null);
  const sending = useSending();
  const { busy } = sending;
  useEffect(() => onAmountsChange?.(getAmounts(storedDraft)), [storedDraft, onAmountsChange]);

  // While sending, the hold is this attempt's own.
  const draft = useMemo(
    () => (busy ? storedDraft : withAttemptsInProgress(storedDraft, inProgress)),
    [storedDraft, inProgress, busy],
  );
  const minimum = getPaymentMinimum(deploymentOptions.paymentMinimum, currency);

  /** Refetches the documents after a rejection: one may be paid, blocked or changed. */
  const renew = async () => {
    const numbers = storedDraft.entries.map(({ document }) => document.documentNumber);
    const latest = await fetchInvoices(dataContext, numbers);
    if (latest.kind === 'done') setDraft((one) => refreshDraft(one, latest.value, inProgress));
  };
  const submit = async () => {
    const outcome = await sending.submit({
      subject: { kind: 'invoices', lines: getPaymentLines(draft) },
      amount: getDraftTotal(draft),
      draft: {
        keep: () => onAmountsChange?.(getAmounts(storedDraft)),
        forget: () => onAmountsChange?.(null),
      },
    });
    if (outcome?.kind !== 'refused') return;
    // The list of payments on other devices names the holder.
    void engine.poll();
    await renew();
  };
  // Stable, so that typing in one line re-renders only that line.
  const changes = useMemo(
    () => ({
      setMode: (id: string, mode: 'full' | 'partial') =>
        setDraft((one) => setEntryMode(one, id, mode)),
      setAmount: (id: string, minor: number | null) =>
        setDraft((one) => setEntryAmount(one, id, minor ?? 0)),
      remove: (id: string) => setDraft((one) => removeEntry(one, id)),
    }),
    [],
  );
  const changeAllModes = (ids: ReadonlySet<string>, mode: 'full' | 'partial') => {
    const changed = changeModes(draft, ids, mode);
    setDraft(changed.draft);
    setModesChange(changed.change);
  };
  const undo = () => {
    if (modesChange !== null) setDraft((one) => undoModes(one, modesChange));
    setModesChange(null);
  };
  return {
    /** The last bulk change, until it is undone; null without one. */
    modesChange,
    changeAllModes,
    undoModes: undo,
    draft,
    total: getDraftTotal(draft),
    /** The number of invoices to be paid, of payable ones and of all. */
    count: {
      paid: getPayableEntries(draft).length,
      payable: draft.entries.filter(canBePaid).length,
      of: draft.entries.length,
    },
    readiness: getDraftReadiness(draft, minimum),
    sending,
    submit,
    ...changes,
  };
}
