import { type CompensationState, compensationStateAppearance } from '@surtidor/domain';
import type { Text } from '../../../platform/messages/text-context.tsx';

/** A state in words. In Spanish a rejected compensation is not said like a rejected order. */
export const stateName = (state: CompensationState, text: Text): string =>
  text(state === 'rejected' ? 'Compensation rejected' : compensationStateAppearance[state].label);
