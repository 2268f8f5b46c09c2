import { type OrderOptions, useAllDestinations, useOrderOptions } from '@surtidor/data';
import { getStationOptions } from '@surtidor/domain';
import { useMemo } from 'react';
import { useSession } from '../../../platform/context/portal-context.tsx';
import { getData } from '../../../platform/remote/frame-state.ts';

const noOptions: OrderOptions = { stations: [], plants: [] };

/**
 * Returns the options of the filters, empty until they are loaded: the plants, all stations of the user, and the
 * stations of orders that are no longer assigned to the user.
 * @param enabled Whether to request the options.
 */
export function useFilterOptions(enabled: boolean) {
  const { clientCode } = useSession();
  const { state } = useOrderOptions(enabled ? clientCode : '');
  const { state: stationState } = useAllDestinations(enabled);
  const orderOptions = getData(state);
  const stations = getData(stationState);
  const options = useMemo(
    () =>
      orderOptions && stations
        ? { ...orderOptions, stations: getStationOptions(stations, orderOptions.stations) }
        : (orderOptions ?? noOptions),
    [orderOptions, stations],
  );
  return { options, hasError: state.kind === 'failed' };
}
