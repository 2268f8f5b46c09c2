import type { Destination } from '@surtidor/domain';
import type { LargeSelectOption } from '@surtidor/ui';
import { useMemo } from 'react';

/** Returns destinations as options of a selector, the same array while they stay the same. */
export const useDestinationOptions = (
  destinations: readonly Pick<Destination, 'code' | 'name'>[],
): readonly LargeSelectOption[] =>
  useMemo(
    () => destinations.map(({ code, name }) => ({ value: code, label: name })),
    [destinations],
  );
