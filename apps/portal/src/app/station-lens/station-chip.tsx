import { useDestinations } from '@surtidor/data';
import { knownItems, stationLabel, stationParameter } from '@surtidor/domain';
import { Chip } from '@surtidor/ui';
import { useText } from '../../platform/messages/text-context.tsx';
import { useSearchParams } from '../../platform/router/index.ts';

/** A station in words: by its name as soon as that is known. */
function useStationWords(code: string): string {
  const { state } = useDestinations(code);
  const name = knownItems(state).find((station) => station.code === code)?.name ?? '';
  return stationLabel(code, name);
}

/** The station in force; pressing it takes the station off. */
export const StationChip = ({ code }: { readonly code: string }) => {
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
      label={text('Only station {station}', { station: useStationWords(code) })}
      onRemove={takeOff}
    />
  );
};

/** Says that a page shows every station though one is chosen elsewhere (reading 65). */
export const StationNote = ({ code }: { readonly code: string }) => {
  const text = useText();
  return (
    <p role="note" className="text-sm text-ink-soft">
      {text('Every station is shown here, not only {station}.', {
        station: useStationWords(code),
      })}
    </p>
  );
};
