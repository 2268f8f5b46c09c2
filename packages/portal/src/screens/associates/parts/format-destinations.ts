import { type Associate, getStations, getsAllDestinations } from '@surtidor/domain/associates';
import type { Text } from '../../../platform/messages/text-context.tsx';

/** Returns a short text for a user's destinations; undefined if the role has none. */
export function formatDestinations(person: Associate, text: Text): string | undefined {
  if (getsAllDestinations(person.role)) return text('Every destination');
  const destinations = getStations(person);
  if (destinations === null) return undefined;
  const [firstDestination, ...rest] = destinations;
  if (firstDestination === undefined) return text('No destinations');
  const name = firstDestination.name || firstDestination.code;
  return rest.length === 0 ? name : text('{name} and {n} more', { name, n: rest.length });
}
