import type { StateTone } from '../shared/index.ts';
import { type AttemptOutcome, attemptPhases } from './attempt-phases.ts';
import type { AttemptPhase } from './attempt-types.ts';

/** The colour of how an attempt ended; one that charged nothing is no failure (ours). */
const outcomeTones = {
  approved: 'success',
  rejected: 'danger',
  pending: 'info',
  'not-charged': 'neutral',
} as const satisfies Record<AttemptOutcome, StateTone>;

/**
 * The colour of an attempt: at the bank or being checked it is being worked on; one that the backend
 * was asked about and has not decided is pending, which is yellow everywhere (reading 14).
 */
export const attemptTone = (phase: AttemptPhase): StateTone =>
  phase === 'unknown' ? 'warning' : outcomeTones[attemptPhases[phase].outcome];
