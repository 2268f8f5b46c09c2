import type { StateTone } from '../shared/index.ts';
import { type AttemptOutcome, attemptPhases } from './attempt-phases.ts';
import type { AttemptPhase } from './attempt-types.ts';

/** The tone of each outcome. An attempt without a charge is not a failure (ours). */
const outcomeTones = {
  approved: 'success',
  rejected: 'danger',
  pending: 'info',
  'not-charged': 'neutral',
} as const satisfies Record<AttemptOutcome, StateTone>;

/** Returns the tone of an attempt. Open attempts are info; undecided ones are a warning (reading 14). */
export const getAttemptTone = (phase: AttemptPhase): StateTone =>
  phase === 'unknown' ? 'warning' : outcomeTones[attemptPhases[phase].outcome];
