import { isRetryable } from '../attempts/attempt-definition.ts';

/** The phase of an order: the form, the pending request or redirect, or the outcome if the browser stayed. */
export type SubmissionPhase<Order, Outcome> =
  | { readonly kind: 'editing' | 'sending' | 'leaving' }
  | {
      readonly kind: 'ended';
      readonly outcome: Exclude<Outcome, { readonly kind: 'leaving' }>;
      readonly order: Order;
    };

/** The saved draft of an order (faults 13). */
export interface SentDraft {
  /** Called before the order is sent. */
  readonly remove: () => void;
  /** Saves it again if nothing was sent. A newer draft is kept. */
  readonly restore: () => void;
}

/** Sends an order. `signal` is aborted when the user stops waiting. */
export type SendOrder<Order, Outcome> = (order: Order, signal: AbortSignal) => Promise<Outcome>;

/** One form that sends an order at a time. */
export interface Submission<Order, Outcome> {
  /** Stable until a change. */
  readonly getPhase: () => SubmissionPhase<Order, Outcome>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Sends an order. Resolves with null if one is already pending. */
  readonly submit: (
    send: SendOrder<Order, Outcome>,
    order: Order,
    draft?: SentDraft,
  ) => Promise<Outcome | null>;
  readonly backToEditing: () => void;
  /** Stops waiting. The attempt is still looked up, and the browser does not go to the bank. */
  readonly stopWaiting: () => void;
}

const editing = { kind: 'editing' } as const;

/**
 * Creates the submission of a form. Every kind of order has the same phases: what may have been sent is never restored
 * as unsent, and what surely was not can be sent again (`isRetryable`).
 */
export function createSubmission<Order, Outcome extends { readonly kind: string }>(): Submission<
  Order,
  Outcome
> {
  const listeners = new Set<() => void>();
  let phase: SubmissionPhase<Order, Outcome> = editing;
  let controller = new AbortController();
  const setPhase = (nextPhase: typeof phase) => {
    phase = nextPhase;
    for (const notify of listeners) notify();
  };
  return {
    getPhase: () => phase,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    submit: async (send, order, draft) => {
      if (phase.kind === 'sending' || phase.kind === 'leaving') return null;
      draft?.remove();
      controller = new AbortController();
      setPhase({ kind: 'sending' });
      const outcome = await send(order, controller.signal);
      setPhase(
        outcome.kind === 'leaving'
          ? { kind: 'leaving' }
          : {
              kind: 'ended',
              outcome: outcome as Exclude<Outcome, { readonly kind: 'leaving' }>,
              order,
            },
      );
      if (isRetryable(outcome)) draft?.restore();
      return outcome;
    },
    backToEditing: () => setPhase(editing),
    stopWaiting: () => controller.abort(),
  };
}
