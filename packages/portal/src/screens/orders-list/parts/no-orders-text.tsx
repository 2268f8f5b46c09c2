import { useSelectedStation } from '../../../features/stations/selected-station.ts';
import { useStationLabel } from '../../../features/stations/use-station-label.ts';
import { useText } from '../../../platform/messages/text-context.tsx';

export interface NoOrdersTextProps {
  /** Whether a filter other than the default dates is active. */
  readonly isFiltered: boolean;
}

/** Explains why there are no orders. Names the station if the whole portal shows only one. */
export const NoOrdersText = ({ isFiltered }: NoOrdersTextProps) => {
  const text = useText();
  const code = useSelectedStation();
  const station = useStationLabel(code);
  if (code === '')
    return (
      <span>
        {text(
          isFiltered
            ? 'No order matches these filters.'
            : 'You have no orders in the last two months.',
        )}
      </span>
    );
  return (
    <span>
      {text(
        isFiltered
          ? 'No order of station {station} matches these filters.'
          : 'There are no orders of station {station} in the last two months.',
        { station },
      )}
    </span>
  );
};
