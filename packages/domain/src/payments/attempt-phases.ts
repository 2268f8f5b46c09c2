import type { AttemptPhase, PaymentAttempt } from './attempt-types.ts';

/** The outcome shown to the payer. Unknown is pending (spec 4, reading 14). */
export type AttemptOutcome = 'approved' | 'rejected' | 'pending' | 'not-charged';

/**
 * Rank and outcome of each phase; a merge keeps the highest rank. 'dropped' is lower than 'unknown',
 * because the backend's information that a transaction exists overrides the browser's assumption
 * that it does not. 'abandoned' is higher, because only the browser can tell that the bank's page
 * was never opened.
 */
export const attemptPhases = {
  preparing: { rank: 0, outcome: 'pending' },
  sent: { rank: 1, outcome: 'pending' },
  redirecting: { rank: 2, outcome: 'pending' },
  verifying: { rank: 3, outcome: 'pending' },
  dropped: { rank: 4, outcome: 'not-charged' },
  unknown: { rank: 5, outcome: 'pending' },
  abandoned: { rank: 6, outcome: 'not-charged' },
  rejected: { rank: 7, outcome: 'rejected' },
  approved: { rank: 8, outcome: 'approved' },
} as const satisfies Record<AttemptPhase, { rank: number; outcome: AttemptOutcome }>;

/** Whether the state of an attempt cannot change any more. */
export const isFinal = ({ phase }: Pick<PaymentAttempt, 'phase'>): boolean =>
  phase === 'approved' || phase === 'rejected';

/** Whether an attempt can still result in a charge. */
export const isOpen = ({ phase }: Pick<PaymentAttempt, 'phase'>): boolean =>
  attemptPhases[phase].outcome === 'pending';

/** Whether the backend may still hold the documents: the attempt is open or abandoned. */
export const mayHoldDocuments = (attempt: Pick<PaymentAttempt, 'phase'>): boolean =>
  isOpen(attempt) || attempt.phase === 'abandoned';

/** Returns the outcome shown to the payer. */
export const getAttemptOutcome = ({ phase }: Pick<PaymentAttempt, 'phase'>): AttemptOutcome =>
  attemptPhases[phase].outcome;

/** Whether any of the attempts has invoices, which cannot be paid again until it ends. A cash payment has none. */
export const holdsInvoices = (attempts: readonly Pick<PaymentAttempt, 'lines'>[]): boolean =>
  attempts.some(({ lines }) => lines.length > 0);
