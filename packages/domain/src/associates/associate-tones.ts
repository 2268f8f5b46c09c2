import type { StateTone } from '../shared/index.ts';
import type { AssociateStatus } from './types.ts';

/** The tone of each status; inactive is neutral, not an error (the specification does not say). */
export const associateTones = {
  active: 'success',
  inactive: 'neutral',
} as const satisfies Record<AssociateStatus, StateTone>;
