import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  createSubmission,
  type SendOrder,
  type SentDraft,
  type SubmissionPhase,
} from './submission.ts';

/** The submission of a form, and its phase. */
export interface FormSubmission<Order, Outcome> {
  readonly phase: SubmissionPhase<Order, Outcome>;
  /** Whether the request or the redirect is pending. */
  readonly busy: boolean;
  /** Sends an order. Resolves with null if one is already pending. */
  readonly submit: (order: Order, draft?: SentDraft) => Promise<Outcome | null>;
  readonly backToEditing: () => void;
  /** Stops waiting. The attempt is still looked up, and the browser does not go to the bank. */
  readonly stopWaiting: () => void;
}

/** Returns the submission of a form. It stops waiting when the form is removed, as the user has left the page. */
export function useSubmission<Order, Outcome extends { readonly kind: string }>(
  send: SendOrder<Order, Outcome>,
): FormSubmission<Order, Outcome> {
  const [submission] = useState(() => createSubmission<Order, Outcome>());
  const { getPhase, subscribe, submit, backToEditing, stopWaiting } = submission;
  const phase = useSyncExternalStore(subscribe, getPhase, getPhase);
  useEffect(() => stopWaiting, [stopWaiting]);
  return {
    phase,
    busy: phase.kind === 'sending' || phase.kind === 'leaving',
    submit: (order, draft) => submit(send, order, draft),
    backToEditing,
    stopWaiting,
  };
}
