import { askInvoices, useSurroundings } from '@surtidor/data';
import {
  draftPayment,
  draftReadiness,
  draftTotal,
  type Invoice,
  type PaymentDraft,
  paymentLines,
  paymentMinimumOf,
  refreshDraft,
  removeEntry,
  setEntryAmount,
  setEntryMode,
} from '@surtidor/domain';
import { useMemo, useRef, useState } from 'react';
import { usePortal, useVariant } from '../../shell/portal-context.tsx';
import { useDocumentsInProgress, usePayments } from '../payments-context.tsx';
import type { PaymentOutcome } from '../start-payment.ts';

/** Where the modal stands. */
export type ModalPhase =
  | { readonly kind: 'editing' }
  /** The request is on its way; `leaving` once the browser is. */
  | { readonly kind: 'sending' | 'leaving' }
  | { readonly kind: 'ended'; readonly outcome: Exclude<PaymentOutcome, { kind: 'leaving' }> };

const editing: ModalPhase = { kind: 'editing' };

/** The draft as it is now: what other attempts hold meanwhile is marked (faults 2 and 10). */
function withHolds(draft: PaymentDraft, inProgress: ReadonlyMap<string, unknown>): PaymentDraft {
  const known = draft.entries.filter(({ issue }) => issue !== 'gone');
  const documents = known.map(({ document }) => document);
  const { entries } = refreshDraft({ ...draft, entries: known }, documents, inProgress);
  const renewed = new Map(entries.map((entry) => [entry.document.id, entry]));
  // What is gone stays in its place: the lines must not move under the reader.
  return {
    ...draft,
    entries: draft.entries.map((entry) => renewed.get(entry.document.id) ?? entry),
  };
}

/** The payment being prepared, what may be done with it, and how sending it went. */
export function usePaymentForm(invoices: readonly Invoice[]) {
  const { readings } = usePortal();
  const { currency } = useVariant();
  const { send, owner } = usePayments();
  const surroundings = useSurroundings();
  const inProgress = useDocumentsInProgress();
  const [kept, setDraft] = useState(() => draftPayment(currency, invoices, inProgress));
  const [phase, setPhase] = useState(editing);
  const patience = useRef(new AbortController());

  const sending = phase.kind === 'sending' || phase.kind === 'leaving';
  // While sending, the attempt that holds the documents is this one.
  const draft = useMemo(
    () => (sending ? kept : withHolds(kept, inProgress)),
    [kept, inProgress, sending],
  );
  const minimum = paymentMinimumOf(readings.paymentMinimum, currency);

  /** Looks at the documents again after a refusal: one may be paid, blocked or changed. */
  const renew = async () => {
    const numbers = kept.entries.map(({ document }) => document.documentNumber);
    const latest = await askInvoices(surroundings, numbers);
    if (latest.kind === 'done') setDraft((one) => refreshDraft(one, latest.value, inProgress));
  };
  const submit = async () => {
    if (sending) return;
    patience.current = new AbortController();
    const subject = { kind: 'invoices', lines: paymentLines(draft) } as const;
    const order = { owner, subject, amount: draftTotal(draft) };
    setPhase({ kind: 'sending' });
    const outcome = await send({ ...order, patience: patience.current.signal });
    setPhase(outcome.kind === 'leaving' ? { kind: 'leaving' } : { kind: 'ended', outcome });
    if (outcome.kind === 'refused') await renew();
  };
  return {
    draft,
    total: draftTotal(draft),
    readiness: draftReadiness(draft, minimum),
    phase,
    sending,
    submit,
    backToEditing: () => setPhase(editing),
    /** Stops waiting: the journal and its watch take over. */
    stopWaiting: () => patience.current.abort(),
    setMode: (id: string, mode: 'full' | 'partial') =>
      setDraft((one) => setEntryMode(one, id, mode)),
    setAmount: (id: string, minor: number | null) =>
      setDraft((one) => setEntryAmount(one, id, minor ?? 0)),
    remove: (id: string) => setDraft((one) => removeEntry(one, id)),
  };
}
