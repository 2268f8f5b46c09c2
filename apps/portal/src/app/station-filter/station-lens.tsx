import { useDestinations } from '@surtidor/data';
import { loadedItems, stationLabel, stationParameter } from '@surtidor/domain';
import { Button, IconButton } from '@surtidor/ui';
import MapPin from 'lucide-react/icons/map-pin';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useText } from '../../platform/messages/text-context.tsx';
import { useSearchParams } from '../../platform/router/index.ts';
import { StationPicker } from './station-picker.tsx';

/** The label of a station, by name once loaded. */
export function useStationLabel(code: string): string {
  const { state } = useDestinations(code === '' ? null : code);
  const name = loadedItems(state).find((station) => station.code === code)?.name ?? '';
  return stationLabel(code, name);
}

/** Shows and changes the selected station. */
export const StationLens = ({ code }: { readonly code: string }) => {
  const text = useText();
  const [parameters, setParameters] = useSearchParams();
  const [isPicking, setPicking] = useState(false);
  const label = useStationLabel(code);
  const select = (next: string) => {
    const address = new URLSearchParams(parameters);
    if (next === '') address.delete(stationParameter);
    else address.set(stationParameter, next);
    address.delete('pages');
    setParameters(address);
    setPicking(false);
  };
  return (
    <div className="flex max-w-full items-center justify-end gap-1">
      <Button
        variant={code === '' ? 'quiet' : 'secondary'}
        size="sm"
        icon={<MapPin className="size-4 shrink-0" />}
        className="min-w-0 print:border-0 print:p-0"
        onClick={() => setPicking(true)}
      >
        <span className="text-left sm:truncate">
          {code === '' ? text('All stations') : text('Only station {station}', { station: label })}
        </span>
      </Button>
      {code !== '' && (
        <IconButton
          label={text('Show all stations')}
          className="print:hidden"
          onClick={() => select('')}
        >
          <X />
        </IconButton>
      )}
      {isPicking && (
        <StationPicker code={code} onSelect={select} onClose={() => setPicking(false)} />
      )}
    </div>
  );
};
