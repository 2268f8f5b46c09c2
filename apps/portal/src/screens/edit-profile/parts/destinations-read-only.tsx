import type { Destination, DestinationsView } from '@surtidor/domain';
import { AllDestinations } from './all-destinations.tsx';
import { AssignedDestinations } from './assigned-destinations.tsx';

export interface DestinationsReadOnlyProps {
  readonly view: DestinationsView;
  readonly destinations: readonly Destination[];
}

/** The destinations of a user, read-only: all of them, or each by name. */
export const DestinationsReadOnly = ({ view, destinations }: DestinationsReadOnlyProps) => {
  if (view === 'hidden') return null;
  return (
    <>
      {view === 'all' ? <AllDestinations /> : <AssignedDestinations destinations={destinations} />}
    </>
  );
};
