import type { ClaimState } from '@surtidor/domain/claims';
import type { Tone } from '@surtidor/ui';
import type { PortalMessageKey } from '../../shared/messages/es.ts';

/** The name of each state of a claim. */
export const claimStateLabels: Readonly<Record<ClaimState, PortalMessageKey>> = {
  open: 'Received',
  answered: 'Answered',
  closed: 'Closed',
};

/** The colour of each state of a claim. */
export const claimStateTones: Readonly<Record<ClaimState, Tone>> = {
  open: 'info',
  answered: 'success',
  closed: 'neutral',
};
