import type { ListFrameProps } from '@surtidor/ui';
import { useText } from '../../platform/messages/text-context.tsx';
import { AllStationsButton } from './all-stations-button.tsx';
import { useStationLabel } from './use-station-label.ts';

/**
 * Returns the props of an empty list that shows one station, which name the station and offer all; none if the list shows
 * all stations.
 * @param code The code of the station; empty for all.
 * @param getText Returns the text with the label of the station.
 */
export function useEmptyStation(
  code: string,
  getText: (station: string) => string,
): Pick<ListFrameProps, 'emptyTitle' | 'emptyText' | 'emptyAction'> {
  const text = useText();
  const station = useStationLabel(code);
  if (code === '') return {};
  return {
    emptyTitle: text('Data not found'),
    emptyText: getText(station),
    emptyAction: <AllStationsButton />,
  };
}
