import { useDestinations } from '@surtidor/data';
import type { Destination, DestinationsView } from '@surtidor/domain';
import { LargeSelect } from '@surtidor/ui';
import { useMemo } from 'react';
import { useText } from '../../../platform/messages/text-context.tsx';

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
      <p>{total === undefined ? text('All') : text('All ({n})', { n: total })}</p>
    </div>
  );
};

/** The destinations of a person where they cannot be changed: all of them, or each by name. */
export const DestinationsReadOnly = ({ view, destinations }: DestinationsReadOnlyProps) => {
  const text = useText();
  const codes = useMemo(() => destinations.map(({ code }) => code), [destinations]);
  if (view === 'hidden') return null;
  if (view === 'all') return <AllDestinations />;
  return (
    <LargeSelect
      readOnly
      label={text('Destinations')}
      options={destinations}
      value={codes}
      onValueChange={() => undefined}
    />
  );
};
