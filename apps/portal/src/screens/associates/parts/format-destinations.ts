import { type Associate, getDestinationsView, getRoleFields } from '@surtidor/domain';
import type { Text } from '../../../platform/messages/text-context.tsx';

/** Returns a short text for a user's destinations; undefined if the role has none. */
export function formatDestinations(
  { role, destinations }: Associate,
  text: Text,
): string | undefined {
  const view = getDestinationsView('view', getRoleFields('view', role), role);
  if (view === 'hidden') return undefined;
  if (view === 'all' || destinations.length === 0) return text('Every destination');
  const [firstDestination, ...rest] = destinations;
  const name = firstDestination?.name || firstDestination?.code || '';
  return rest.length === 0 ? name : text('{name} and {n} more', { name, n: rest.length });
}
