import { useDestinations } from '@surtidor/data';
import type { Destination, DestinationsView } from '@surtidor/domain/associates';
import { LargeSelect } from '@surtidor/ui';
import { useMemo } from 'react';
import { useDestinationOptions } from '../../../features/stations/use-destination-options.ts';
import { useText } from '../../../platform/messages/text-context.tsx';

/** Lists the destinations of a user by name, read-only (spec 2). */
const AssignedDestinations = ({ destinations }: { destinations: readonly Destination[] }) => {
  const text = useText();
  const codes = useMemo(() => destinations.map(({ code }) => code), [destinations]);
  return (
    <LargeSelect
      readOnly
      label={text('Destinations')}
      options={useDestinationOptions(destinations)}
      value={codes}
      onValueChange={() => undefined}
    />
  );
};

/** Shows the number of the client's destinations, from the total of the first page (reading 24). */
const AllDestinations = () => {
  const text = useText();
  const { state } = useDestinations('');
  const total = state.kind === 'ready' ? state.total : undefined;
  return (
    <div>
      <p className="text-sm font-semibold">{text('Stations')}</p>
      <p>{total === undefined ? text('Every station') : text('All ({n})', { n: total })}</p>
    </div>
  );
};

export interface DestinationsReadOnlyProps {
  readonly view: DestinationsView;
  readonly destinations: readonly Destination[];
}

/** Renders the destinations of a user read-only: their number if the user has all, or each by name. */
export const DestinationsReadOnly = ({ view, destinations }: DestinationsReadOnlyProps) => {
  if (view === 'hidden') return null;
  return (
    <>
      {view === 'all' ? <AllDestinations /> : <AssignedDestinations destinations={destinations} />}
    </>
  );
};
