import { fetchCompensables, useDataContext } from '@surtidor/data';
import {
  type CompensationSide,
  type Invoice,
  type PaymentAttempt,
  refreshCompensation,
  removeFromCompensation,
} from '@surtidor/domain';
import type { CompensationOutcome } from '@surtidor/flows/core';
import { useEffect, useRef, useState } from 'react';
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

/** The step of the modal. */
type Phase =
  | { readonly kind: 'editing' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'ended'; readonly outcome: CompensationOutcome };

const editingPhase: Phase = { kind: 'editing' };

const resultByPhase: Partial<Record<PaymentAttempt['phase'], CompensationResult>> = {
  approved: { kind: 'sent' },
  rejected: { kind: 'rejected' },
  dropped: { kind: 'not-received' },
};

/** Returns the result to show. After a lost response, it may come from the journal. */
function getResult(phase: Phase, attempts: readonly PaymentAttempt[]): CompensationResult | null {
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

/** Results after which the compensation may have been sent, so it must not be restored as unsent. */
const possiblySentOutcomes: ReadonlySet<CompensationOutcome['kind']> = new Set([
  'sent',
  'verifying',
]);

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
  const [phase, setPhase] = useState(editingPhase);
  const waitController = useRef(new AbortController());
  useEffect(() => {
    if (phase.kind === 'editing') onSave(selected);
  }, [phase, selected, onSave]);

  const fetchLatest = async (side: CompensationSide, documents: readonly Invoice[]) => {
    const numbers = documents.map(({ documentNumber }) => documentNumber);
    return numbers.length === 0 ? null : fetchCompensables(dataContext, side, numbers);
  };
  /** Refetches the documents after a rejection: they may be held, settled or changed. */
  const refreshDocuments = async () => {
    const [payments, invoices] = await Promise.all([
      fetchLatest('payment', selected.payments),
      fetchLatest('invoice', selected.invoices),
    ]);
    const areLoaded = payments?.kind === 'done' && invoices?.kind === 'done';
    if (!areLoaded) return setChanges({ ...initialChanges, wasRejected: true });
    const latestDocuments = { payments: payments.value, invoices: invoices.value };
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
    if (phase.kind !== 'editing') return;
    onSave(null);
    waitController.current = new AbortController();
    setPhase({ kind: 'sending' });
    const outcome = await sentCompensations.send(selected, waitController.current.signal);
    setPhase({ kind: 'ended', outcome });
    if (!possiblySentOutcomes.has(outcome.kind)) onRestore(selected);
    if (outcome.kind === 'refused') await refreshDocuments();
  };
  return {
    selected,
    changes,
    isSending: phase.kind === 'sending',
    result: getResult(phase, sentCompensations.attempts),
    submit,
    returnToEditing: () => setPhase(editingPhase),
    /** Stops waiting; the journal continues to check the attempt. */
    stopWaiting: () => waitController.current.abort(),
    remove: (side: CompensationSide, id: string) =>
      setSelected((current) => removeFromCompensation(current, side, id)),
  };
}
