import { useDestinations } from '@surtidor/data';
import { getLoadedItems } from '@surtidor/domain';
import { getStationLabel } from '@surtidor/domain/orders';

/** Returns the label of a station, with its name once loaded. */
export function useStationLabel(code: string): string {
  const { state } = useDestinations(code === '' ? null : code);
  const name = getLoadedItems(state).find((station) => station.code === code)?.name ?? '';
  return getStationLabel(code, name);
}
