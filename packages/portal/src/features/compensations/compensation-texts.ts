import {
  type Compensation,
  type CompensationState,
  compensationStateAppearance,
} from '@surtidor/domain/compensations';
import { formatDate } from '../../platform/format/format-date.ts';
import { formatInstant } from '../../platform/format/format-instant.ts';
import type { Text } from '../../platform/messages/text-context.tsx';

/** Returns the label of a state. In Spanish, 'rejected' is feminine for compensations, unlike for orders. */
export const getStateLabel = (state: CompensationState) =>
  state === 'rejected' ? 'Compensation rejected' : compensationStateAppearance[state].label;

/** Returns the name of a state; for an unknown state, the text of the backend (spec 4). */
export const getStateName = (
  { state, stateDescription }: Pick<Compensation, 'state' | 'stateDescription'>,
  text: Text,
): string => (state === 'unknown' && stateDescription) || text(getStateLabel(state));

/** Returns the time the compensation was sent; only the date if the time is invalid. */
export function formatSentTime(
  { createdAt, createdOn }: Pick<Compensation, 'createdAt' | 'createdOn'>,
  { timeZone, now }: { readonly timeZone: string; readonly now: number },
  text: Text,
): string {
  if (createdAt === null) return formatDate(createdOn, text);
  const { date, time } = formatInstant(timeZone, createdAt, now, text);
  return text('Sent on {date}, {time}', { date, time });
}
