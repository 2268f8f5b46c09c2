import { type CompensationState, compensationStateAppearance } from '@surtidor/domain';
import type { Text } from '../../../platform/messages/text-context.tsx';

/** The label of a state. In Spanish a rejected compensation is feminine, a rejected order masculine. */
export const stateName = (state: CompensationState, text: Text): string =>
  text(state === 'rejected' ? 'Compensation rejected' : compensationStateAppearance[state].label);
