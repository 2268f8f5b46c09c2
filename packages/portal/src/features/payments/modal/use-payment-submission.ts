import { useDataContext } from '@surtidor/data';
import type { Money } from '@surtidor/domain';
import {
  createOpenPayment,
  createPaymentDefinition,
  isRetryable,
  type PaymentOrder,
  type PaymentOutcome,
} from '@surtidor/flows/core';
import { useAttemptSender, useHandOffPorts } from '@surtidor/flows/react';
import { useEffect, useMemo, useRef, useState } from 'react';

/** Returns the function that sends payments in this session. */
function usePaymentSender() {
  const dataContext = useDataContext();
  const ports = useHandOffPorts();
  const definition = useMemo(
    () => createPaymentDefinition(createOpenPayment(dataContext), ports),
    [dataContext, ports],
  );
  return useAttemptSender(definition);
}

/** The phase of a payment modal. */
export type SubmissionPhase =
  | { readonly kind: 'editing' }
  /** The request is pending; `leaving` during the redirect. */
  | { readonly kind: 'sending' | 'leaving' }
  | {
      readonly kind: 'ended';
      readonly outcome: Exclude<PaymentOutcome, { kind: 'leaving' }>;
      /** The amount of the payment. */
      readonly amount: Money;
    };

/** The payment to send. */
export interface PreparedPayment extends PaymentOrder {
  readonly draft: SentDraft;
}

/** The saved draft of the payment (faults 13). */
export interface SentDraft {
  readonly remove: () => void;
  /** Saves it again if nothing was sent. A newer draft is kept. */
  readonly restore: () => void;
}

/** Sends one payment. Returns to the form if there was no redirect. */
export interface PaymentSubmission {
  readonly phase: SubmissionPhase;
  /** Whether the request or the redirect is pending. */
  readonly busy: boolean;
  /** Sends the payment. Resolves with null if one is already pending. */
  readonly submit: (order: PreparedPayment) => Promise<PaymentOutcome | null>;
  readonly backToEditing: () => void;
  /** Stops waiting. The attempt is still checked in the background. */
  readonly stopWaiting: () => void;
}

const editing: SubmissionPhase = { kind: 'editing' };

/** Sends the payment of a modal and tracks its phase. */
export function usePaymentSubmission(): PaymentSubmission {
  const send = usePaymentSender();
  const [phase, setPhase] = useState(editing);
  const controllerRef = useRef(new AbortController());
  // If the user has left the page, the browser does not go to the bank.
  useEffect(() => () => controllerRef.current.abort(), []);
  const busy = phase.kind === 'sending' || phase.kind === 'leaving';
  return {
    phase,
    busy,
    submit: async ({ draft, ...order }) => {
      if (busy) return null;
      // A payment that may have been sent must not be restored as unsent.
      draft.remove();
      controllerRef.current = new AbortController();
      setPhase({ kind: 'sending' });
      const outcome = await send(order, controllerRef.current.signal);
      const { amount } = order;
      setPhase(
        outcome.kind === 'leaving' ? { kind: 'leaving' } : { kind: 'ended', outcome, amount },
      );
      if (isRetryable(outcome)) draft.restore();
      return outcome;
    },
    backToEditing: () => setPhase(editing),
    stopWaiting: () => controllerRef.current.abort(),
  };
}
