import type { Destination } from '@surtidor/domain/associates';
import type { LargeSelectOption } from '@surtidor/ui';
import { useMemo } from 'react';

/** Returns destinations as options of a selector. The array is stable while the destinations are unchanged. */
export const useDestinationOptions = (
  destinations: readonly Pick<Destination, 'code' | 'name'>[],
): readonly LargeSelectOption[] =>
  useMemo(
    () => destinations.map(({ code, name }) => ({ value: code, label: name })),
    [destinations],
  );
