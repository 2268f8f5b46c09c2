import { type DataContext, fetchCompensables, useDataContext } from '@surtidor/data';
import {
  type CompensationSide,
  refreshCompensation,
  removeFromCompensation,
} from '@surtidor/domain/compensations';
import type { Invoice } from '@surtidor/domain/invoices';
import type { PaymentAttempt } from '@surtidor/domain/payments';
import type { CompensationOutcome, SubmissionPhase } from '@surtidor/flows/core';
import { useSubmission } from '@surtidor/flows/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useVariant } from '../../../platform/context/portal-context.tsx';
import type { SentCompensations } from '../sending/use-sent-compensations.ts';
import type { SelectedDocuments } from './use-compensation-selection.ts';

/** The result of a compensation. If the response was lost, it is the result of a later check. */
export type CompensationResult =
  | CompensationOutcome
  /** The distributor received and rejected the compensation. */
  | { readonly kind: 'rejected' }
  /** The distributor never received the compensation, so it can be sent again. */
  | { readonly kind: 'not-received' };

const resultByPhase: Partial<Record<PaymentAttempt['phase'], CompensationResult>> = {
  approved: { kind: 'sent' },
  rejected: { kind: 'rejected' },
  dropped: { kind: 'not-received' },
};

/** Returns the result to show. After a lost response, it may come from the journal. */
function getResult(
  phase: SubmissionPhase<unknown, CompensationOutcome>,
  attempts: readonly PaymentAttempt[],
): CompensationResult | null {
  if (phase.kind !== 'ended') return null;
  const { outcome } = phase;
  if (outcome.kind !== 'verifying') return outcome;
  const attempt = attempts.find(({ key }) => key === outcome.key);
  return (attempt && resultByPhase[attempt.phase]) ?? outcome;
}

/** How the selected documents changed since they were selected. */
interface SelectionChanges {
  readonly missingDocuments: readonly Invoice[];
  readonly changedIds: ReadonlySet<string>;
  /** Whether a compensation was rejected. The lists are then refetched. */
  readonly wasRejected: boolean;
}

const initialChanges: SelectionChanges = {
  missingDocuments: [],
  changedIds: new Set(),
  wasRejected: false,
};

/** Fetches the current documents of both sides; null if a side is empty or failed. */
async function fetchDocuments(
  dataContext: DataContext,
  selected: SelectedDocuments,
): Promise<SelectedDocuments | null> {
  const fetchSide = async (side: CompensationSide, documents: readonly Invoice[]) => {
    const numbers = documents.map(({ documentNumber }) => documentNumber);
    return numbers.length === 0 ? null : fetchCompensables(dataContext, side, numbers);
  };
  const [payments, invoices] = await Promise.all([
    fetchSide('payment', selected.payments),
    fetchSide('invoice', selected.invoices),
  ]);
  return payments?.kind === 'done' && invoices?.kind === 'done'
    ? { payments: payments.value, invoices: invoices.value }
    : null;
}

/**
 * Manages the reviewed compensation, its actions and the result of sending it.
 * @param onSave Called with the documents to save; null once they are sent (faults 13).
 * @param onRestore Called with the documents if nothing was sent. The user may have saved a newer selection.
 */
export function useCompensationForm(
  initialDocuments: SelectedDocuments,
  sentCompensations: SentCompensations,
  onSave: (selected: SelectedDocuments | null) => void,
  onRestore: (selected: SelectedDocuments) => void,
) {
  const dataContext = useDataContext();
  const { currency } = useVariant();
  const [selected, setSelected] = useState(initialDocuments);
  const [changes, setChanges] = useState(initialChanges);
  const submission = useSubmission(sentCompensations.send);
  const { phase } = submission;
  const save = useEffectEvent(onSave);
  useEffect(() => {
    if (phase.kind === 'editing') save(selected);
  }, [phase, selected]);

  /** Refetches the documents after a rejection: they may be held, settled or changed. */
  const refreshDocuments = async () => {
    const latestDocuments = await fetchDocuments(dataContext, selected);
    if (latestDocuments === null) return setChanges({ ...initialChanges, wasRejected: true });
    const { selection, missing, changed } = refreshCompensation(
      selected,
      latestDocuments,
      currency,
    );
    setSelected(selection);
    setChanges({
      missingDocuments: missing,
      changedIds: new Set(changed.map(({ id }) => id)),
      wasRejected: true,
    });
  };
  const submit = async () => {
    const outcome = await submission.submit(selected, {
      remove: () => onSave(null),
      restore: () => onRestore(selected),
    });
    if (outcome?.kind === 'refused') await refreshDocuments();
  };
  return {
    selected,
    changes,
    isSending: submission.busy,
    result: getResult(phase, sentCompensations.attempts),
    submit,
    returnToEditing: submission.backToEditing,
    /** Stops waiting; the journal continues to check the attempt. */
    stopWaiting: submission.stopWaiting,
    remove: (side: CompensationSide, id: string) =>
      setSelected((current) => removeFromCompensation(current, side, id)),
  };
}
