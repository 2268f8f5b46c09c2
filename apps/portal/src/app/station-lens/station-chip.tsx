import { useDestinations } from '@surtidor/data';
import { knownItems, stationLabel, stationParameter } from '@surtidor/domain';
import { Chip } from '@surtidor/ui';
import { useText } from '../../platform/messages/text-context.tsx';
import { useSearchParams } from '../../platform/router/index.ts';

/** The station in force, by its name as soon as that is known; pressing it takes the station off. */
export const StationChip = ({ code }: { readonly code: string }) => {
  const text = useText();
  const [parameters, setParameters] = useSearchParams();
  const { state } = useDestinations(code);
  const name = knownItems(state).find((station) => station.code === code)?.name ?? '';
  const takeOff = () => {
    const rest = new URLSearchParams(parameters);
    rest.delete(stationParameter);
    rest.delete('pages');
    setParameters(rest);
  };
  return (
    <Chip
      label={text('Only station {station}', { station: stationLabel(code, name) })}
      onRemove={takeOff}
    />
  );
};
