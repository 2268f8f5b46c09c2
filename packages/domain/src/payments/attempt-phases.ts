import type { AttemptPhase, PaymentAttempt } from './attempt-types.ts';

/** How an attempt may be spoken of to the payer. Unknown is pending (spec 4, settled 14). */
export type AttemptOutcome = 'approved' | 'rejected' | 'pending' | 'not-charged';

/**
 * Every phase: how much is known in it (a merge keeps the phase that knows most) and what it
 * means. A dropped attempt ranks below 'unknown' because the backend's word that a transaction
 * exists outweighs a browser's belief that it does not.
 */
export const attemptPhases = {
  preparing: { rank: 0, outcome: 'pending' },
  sent: { rank: 1, outcome: 'pending' },
  redirecting: { rank: 2, outcome: 'pending' },
  verifying: { rank: 3, outcome: 'pending' },
  dropped: { rank: 4, outcome: 'not-charged' },
  unknown: { rank: 5, outcome: 'pending' },
  rejected: { rank: 6, outcome: 'rejected' },
  approved: { rank: 7, outcome: 'approved' },
} as const satisfies Record<AttemptPhase, { rank: number; outcome: AttemptOutcome }>;

/** A final state never changes again. */
export const isFinal = ({ phase }: Pick<PaymentAttempt, 'phase'>): boolean =>
  phase === 'approved' || phase === 'rejected';

/** An open attempt may still charge something. */
export const isOpen = ({ phase }: Pick<PaymentAttempt, 'phase'>): boolean =>
  attemptPhases[phase].outcome === 'pending';

/** How an attempt may be spoken of to the payer. */
export const attemptOutcome = ({ phase }: Pick<PaymentAttempt, 'phase'>): AttemptOutcome =>
  attemptPhases[phase].outcome;
