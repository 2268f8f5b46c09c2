import type { AttemptPhase, PaymentAttempt } from './attempt-types.ts';

/** How an attempt may be spoken of to the payer. Unknown is pending (spec 4, reading 14). */
export type AttemptOutcome = 'approved' | 'rejected' | 'pending' | 'not-charged';

/**
 * Every phase: how much is known in it (a merge keeps the phase that knows most) and what it
 * means. A dropped attempt ranks below 'unknown' because the backend's word that a transaction
 * exists outweighs a browser's belief that it does not; an abandoned one above it, because only the
 * browser knows that nobody went to the bank.
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

/** A final state never changes again. */
export const isFinal = ({ phase }: Pick<PaymentAttempt, 'phase'>): boolean =>
  phase === 'approved' || phase === 'rejected';

/** An open attempt may still charge something. */
export const isOpen = ({ phase }: Pick<PaymentAttempt, 'phase'>): boolean =>
  attemptPhases[phase].outcome === 'pending';

/** Whether the backend still holds its documents: open, or abandoned with its session alive. */
export const holdsDocuments = (attempt: Pick<PaymentAttempt, 'phase'>): boolean =>
  isOpen(attempt) || attempt.phase === 'abandoned';

/** How an attempt may be spoken of to the payer. */
export const attemptOutcome = ({ phase }: Pick<PaymentAttempt, 'phase'>): AttemptOutcome =>
  attemptPhases[phase].outcome;
