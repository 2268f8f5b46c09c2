import type { Destination, DestinationsView } from '@surtidor/domain';
import { ListFrame } from '@surtidor/ui';
import { Suspense } from 'react';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';

const AllDestinations = lazyPart(
  async () => (await import('./all-destinations.tsx')).AllDestinations,
);
const AssignedDestinations = lazyPart(
  async () => (await import('./assigned-destinations.tsx')).AssignedDestinations,
);

export interface DestinationsReadOnlyProps {
  readonly view: DestinationsView;
  readonly destinations: readonly Destination[];
}

/** The destinations of a person where they cannot be changed: all of them, or each by name. */
export const DestinationsReadOnly = ({ view, destinations }: DestinationsReadOnlyProps) => {
  if (view === 'hidden') return null;
  return (
    <Suspense fallback={<ListFrame state="loading" />}>
      {view === 'all' ? <AllDestinations /> : <AssignedDestinations destinations={destinations} />}
    </Suspense>
  );
};
