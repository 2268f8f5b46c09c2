import type { Destination } from '@surtidor/domain';
import { LargeSelect } from '@surtidor/ui';
import { useMemo } from 'react';
import { useDestinationOptions } from '../../../features/stations/use-destination-options.ts';
import { useText } from '../../../platform/messages/text-context.tsx';

/** The destinations of a user by name, read-only (spec 2). */
export const AssignedDestinations = ({
  destinations,
}: {
  destinations: readonly Destination[];
}) => {
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
