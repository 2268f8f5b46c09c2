import { fetchCompensables, useDataContext } from '@surtidor/data';
import {
  type CompensationSide,
  type Invoice,
  type PaymentAttempt,
  refreshCompensation,
  removeFromCompensation,
} from '@surtidor/domain';
import { useEffect, useRef, useState } from 'react';
import type { CompensationOutcome } from '../sending/compensation-definition.ts';
import type { CompensationSending } from '../sending/use-sending.ts';
import { knownDocuments } from './known-documents.ts';
import type { SelectedDocuments } from './use-compensation-selection.ts';

/**
 * The result of a compensation. If the response was lost, it is the result of a later check.
 */
export type CompensationEnd =
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

const editing: Phase = { kind: 'editing' };

const foundEnds: Partial<Record<PaymentAttempt['phase'], CompensationEnd>> = {
  approved: { kind: 'sent' },
  rejected: { kind: 'rejected' },
  dropped: { kind: 'not-received' },
};

/** Returns the result to show. After a lost response, it may come from the journal. */
function endOf(phase: Phase, attempts: readonly PaymentAttempt[]): CompensationEnd | null {
  if (phase.kind !== 'ended') return null;
  const { outcome } = phase;
  if (outcome.kind !== 'verifying') return outcome;
  const attempt = attempts.find(({ key }) => key === outcome.key);
  return (attempt && foundEnds[attempt.phase]) ?? outcome;
}

/** How the selected documents changed since they were selected. */
interface Changes {
  readonly missing: readonly Invoice[];
  readonly changed: ReadonlySet<string>;
  /** Whether a compensation was rejected. The lists are then refetched. */
  readonly refused: boolean;
}

const noChanges: Changes = { missing: [], changed: new Set(), refused: false };

/** Results after which the compensation may have been sent, so it must not be restored as unsent. */
const takenOn: ReadonlySet<CompensationOutcome['kind']> = new Set(['sent', 'verifying']);

/**
 * Manages the reviewed compensation, its actions and the result of sending it.
 * @param onKeep Called with the documents to save; null once they are sent (faults 13).
 */
export function useCompensationForm(
  start: SelectedDocuments,
  sending: CompensationSending,
  onKeep: (selected: SelectedDocuments | null) => void,
) {
  const dataContext = useDataContext();
  const [selected, setSelected] = useState(start);
  const [changes, setChanges] = useState(noChanges);
  const [phase, setPhase] = useState(editing);
  const waiting = useRef(new AbortController());
  useEffect(() => {
    if (phase.kind === 'editing') onKeep(selected);
  }, [phase, selected, onKeep]);

  const latest = async (side: CompensationSide, documents: readonly Invoice[]) => {
    const numbers = documents.map(({ documentNumber }) => documentNumber);
    return numbers.length === 0 ? null : fetchCompensables(dataContext, side, numbers);
  };
  /** Refetches the documents after a rejection: they may be held, settled or changed. */
  const renew = async () => {
    const [payments, invoices] = await Promise.all([
      latest('payment', selected.payments),
      latest('invoice', selected.invoices),
    ]);
    const areLoaded = payments?.kind === 'done' && invoices?.kind === 'done';
    if (!areLoaded) return setChanges({ ...noChanges, refused: true });
    const now = { payments: payments.value, invoices: invoices.value };
    const { selection, missing, changed } = refreshCompensation(selected, now);
    const documents = knownDocuments(now);
    setSelected(documents.ofSelection(selection));
    setChanges({
      missing: knownDocuments(selected).ofIds(missing.map(({ id }) => id)),
      changed: new Set(changed.map(({ id }) => id)),
      refused: true,
    });
  };
  const submit = async () => {
    if (phase.kind !== 'editing') return;
    onKeep(null);
    waiting.current = new AbortController();
    setPhase({ kind: 'sending' });
    const outcome = await sending.send(selected, waiting.current.signal);
    setPhase({ kind: 'ended', outcome });
    if (!takenOn.has(outcome.kind)) onKeep(selected);
    if (outcome.kind === 'refused') await renew();
  };
  return {
    selected,
    changes,
    isSending: phase.kind === 'sending',
    end: endOf(phase, sending.attempts),
    submit,
    backToEditing: () => setPhase(editing),
    /** Stops waiting; the journal continues to check the attempt. */
    stopWaiting: () => waiting.current.abort(),
    remove: (side: CompensationSide, id: string) =>
      setSelected((now) => knownDocuments(now).ofSelection(removeFromCompensation(now, side, id))),
  };
}
