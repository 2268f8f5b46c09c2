import { useDestinations } from '@surtidor/data';
import type { Destination, DestinationsView } from '@surtidor/domain';
import { ListFrame } from '@surtidor/ui';
import { Suspense } from 'react';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { useText } from '../../../platform/messages/text-context.tsx';

const AssignedDestinations = lazyPart(
  async () => (await import('./assigned-destinations.tsx')).AssignedDestinations,
);

export interface DestinationsReadOnlyProps {
  readonly view: DestinationsView;
  readonly destinations: readonly Destination[];
}

/** How many destinations the client has, from the first page's total (reading 24). */
const AllDestinations = () => {
  const text = useText();
  const { state } = useDestinations('');
  const total = state.kind === 'ready' ? state.total : undefined;
  return (
    <div>
      <p className="text-sm font-semibold">{text('Destinations')}</p>
      <p>{total === undefined ? text('Every destination') : text('All ({n})', { n: total })}</p>
    </div>
  );
};

/** The destinations of a person where they cannot be changed: all of them, or each by name. */
export const DestinationsReadOnly = ({ view, destinations }: DestinationsReadOnlyProps) => {
  if (view === 'hidden') return null;
  if (view === 'all') return <AllDestinations />;
  return (
    <Suspense fallback={<ListFrame state="loading" />}>
      <AssignedDestinations destinations={destinations} />
    </Suspense>
  );
};
