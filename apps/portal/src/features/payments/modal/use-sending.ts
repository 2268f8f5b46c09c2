import { useEffect, useRef, useState } from 'react';
import { openedNothing } from '../../attempts/attempt-definition.ts';
import type { PaymentOrder, PaymentOutcome } from '../payment-definition.ts';
import { usePaymentSender } from '../use-payment-sender.ts';

/** Where a payment modal stands. */
export type SendingPhase =
  | { readonly kind: 'editing' }
  /** The request is on its way; `leaving` once the browser is. */
  | { readonly kind: 'sending' | 'leaving' }
  | { readonly kind: 'ended'; readonly outcome: Exclude<PaymentOutcome, { kind: 'leaving' }> };

/** What a modal holds when it is sent. */
export interface PreparedPayment extends PaymentOrder {
  readonly draft: SavedDraft;
}

/** The place where the payment being prepared is kept over a sign-in (faults 13). */
export interface SavedDraft {
  readonly keep: () => void;
  readonly forget: () => void;
}

/** Sending one payment, and going back to it when it did not leave. */
export interface Sending {
  readonly phase: SendingPhase;
  /** The request or the browser is on its way. */
  readonly busy: boolean;
  /** Sends it; null when a payment is already on its way. */
  readonly submit: (order: PreparedPayment) => Promise<PaymentOutcome | null>;
  readonly backToEditing: () => void;
  /** Stops waiting: the journal and its watch take over. */
  readonly stopWaiting: () => void;
}

const editing: SendingPhase = { kind: 'editing' };

/** The phases of sending what a payment modal holds. */
export function useSending(): Sending {
  const send = usePaymentSender();
  const [phase, setPhase] = useState(editing);
  const waiting = useRef(new AbortController());
  // Whoever left the page in the middle of it is not taken to the bank from where they are now.
  useEffect(() => () => waiting.current.abort(), []);
  const busy = phase.kind === 'sending' || phase.kind === 'leaving';
  return {
    phase,
    busy,
    submit: async ({ draft, ...order }) => {
      if (busy) return null;
      // What may have been sent must never be found again as something still to be sent.
      draft.forget();
      waiting.current = new AbortController();
      setPhase({ kind: 'sending' });
      const outcome = await send(order, waiting.current.signal);
      setPhase(outcome.kind === 'leaving' ? { kind: 'leaving' } : { kind: 'ended', outcome });
      if (openedNothing(outcome)) draft.keep();
      return outcome;
    },
    backToEditing: () => setPhase(editing),
    stopWaiting: () => waiting.current.abort(),
  };
}
