import type { Activity } from '@surtidor/data';
import { formatMoney } from '@surtidor/domain';
import { type AttemptPhase, getPaymentResult } from '@surtidor/domain/payments';
import type { DeploymentOptions } from '@surtidor/domain/variants';
import { getPhaseLabel } from '../../../features/attempts/attempt-row.ts';
import type { Text } from '../../../platform/messages/text-context.tsx';

type Event = Activity['event'];

const actionTexts = {
  created: 'Created {name}',
  edited: 'Edited {name}',
  'role-changed': 'Changed the role of {name}',
  activated: 'Activated {name}',
  deactivated: 'Deactivated {name}',
} as const;

/** Returns what was done. */
export const getEventText = (event: Event, text: Text): string => {
  switch (event.kind) {
    case 'sign-in':
      return text('Signed in');
    case 'support-visit':
      return text('Support entered in their name');
    case 'person-change':
      return text(actionTexts[event.action], { name: event.targetName || text('a user') });
    case 'payment':
      return text('Payment of {amount}', { amount: formatMoney(event.amount) });
  }
};

/** Returns the phase of a payment; null for anything else. */
export function getEventPhase(
  event: Event,
  paymentResults: DeploymentOptions['paymentResults'],
): AttemptPhase | null {
  if (event.kind !== 'payment') return null;
  const result = getPaymentResult({ found: true, status: event.status }, paymentResults);
  return result === 'approved' || result === 'rejected' ? result : 'unknown';
}

/** Returns the state of a payment, or marks a support visit; empty for anything else. */
export function getEventStatus(event: Event, phase: AttemptPhase | null, text: Text): string {
  if (event.kind === 'support-visit') return text('Support');
  return phase === null ? '' : getPhaseLabel(phase, text);
}
