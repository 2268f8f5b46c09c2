import type { StateTone } from '../shared/index.ts';
import type { AssociateStatus } from './types.ts';

/** The colour of each state of a person: whoever may not sign in did nothing wrong (ours). */
export const associateTones = {
  active: 'success',
  inactive: 'neutral',
} as const satisfies Record<AssociateStatus, StateTone>;
