import { useDestinations } from '@surtidor/data';
import {
  followsStation,
  knownItems,
  type RouteId,
  showsEveryStation,
  stationLabel,
  stationParameter,
} from '@surtidor/domain';
import { Chip } from '@surtidor/ui';
import { useText } from '../../platform/messages/text-context.tsx';
import { useSearchParams } from '../../platform/router/index.ts';

/** A station in words: by its name as soon as that is known. */
function useStationLabel(code: string): string {
  const { state } = useDestinations(code);
  const name = knownItems(state).find((station) => station.code === code)?.name ?? '';
  return stationLabel(code, name);
}

/** The station in force; pressing it takes the station off. */
const StationChip = ({ code }: { readonly code: string }) => {
  const text = useText();
  const [parameters, setParameters] = useSearchParams();
  const takeOff = () => {
    const rest = new URLSearchParams(parameters);
    rest.delete(stationParameter);
    rest.delete('pages');
    setParameters(rest);
  };
  return (
    <Chip
      label={text('Only station {station}', { station: useStationLabel(code) })}
      onRemove={takeOff}
    />
  );
};

/** Says that a page shows every station though one is selected elsewhere (reading 65). */
const StationNote = ({ code }: { readonly code: string }) => {
  const text = useText();
  return (
    <p role="note" className="text-sm text-ink-soft">
      {text('Every station is shown here, not only {station}.', {
        station: useStationLabel(code),
      })}
    </p>
  );
};

export interface StationNoticeProps {
  /** The code of the selected station. */
  readonly code: string;
  /** The page that is shown; null for an address that is none. */
  readonly route: RouteId | null;
  readonly section: string | null;
}

/** What a page says of the selected station; nothing where it shows nothing of stations. */
export const StationNotice = ({ code, route, section }: StationNoticeProps) => {
  if (followsStation(route, section)) {
    return (
      <div className="mb-3 flex min-h-8 print:hidden">
        <StationChip code={code} />
      </div>
    );
  }
  if (!showsEveryStation(route, section)) return null;
  return (
    <div className="mb-3 flex min-h-8 items-center print:hidden">
      <StationNote code={code} />
    </div>
  );
};
