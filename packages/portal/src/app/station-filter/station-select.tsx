import { Button, IconButton } from '@surtidor/ui';
import MapPin from 'lucide-react/icons/map-pin';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { useSelectStation } from '../../features/stations/selected-station.ts';
import { useStationLabel } from '../../features/stations/use-station-label.ts';
import { afterFirstPaint } from '../../platform/loading/after-first-paint.ts';
import { LazyPart } from '../../platform/loading/lazy-part.tsx';
import { useText } from '../../platform/messages/text-context.tsx';

const loadPicker = async () => (await import('./station-picker.tsx')).StationPicker;

/** Renders the selected station with a control to change it. */
export const StationSelect = ({ code }: { readonly code: string }) => {
  const text = useText();
  const [isPickerOpen, setPickerOpen] = useState(false);
  const label = useStationLabel(code);
  const selectStation = useSelectStation();
  const select = (stationCode: string) => {
    selectStation(stationCode);
    setPickerOpen(false);
  };
  useEffect(() => afterFirstPaint(() => loadPicker().catch(() => undefined)), []);
  return (
    <div className="flex max-w-full items-center justify-end gap-1">
      <Button
        variant={code === '' ? 'quiet' : 'secondary'}
        size="sm"
        icon={<MapPin className="size-4 shrink-0" />}
        className="min-w-0 max-lg:min-h-11 max-lg:px-0 max-lg:border-0 max-lg:bg-transparent max-lg:text-ui-primary-ink print:border-0 print:p-0"
        aria-label={code === '' ? undefined : text('Only station {station}', { station: label })}
        onClick={() => setPickerOpen(true)}
      >
        <span className="truncate text-left">
          {code === '' ? (
            <>
              <span className="max-lg:sr-only">{text('All stations')}</span>
              <span aria-hidden="true" className="lg:hidden">
                {text('All')}
              </span>
            </>
          ) : (
            label
          )}
        </span>
      </Button>
      {code !== '' && (
        <IconButton
          label={text('Show all stations')}
          className="max-lg:hidden print:hidden"
          onClick={() => select('')}
        >
          <X />
        </IconButton>
      )}
      {isPickerOpen && (
        <LazyPart load={loadPicker} onClose={() => setPickerOpen(false)}>
          {(StationPicker) => (
            <StationPicker code={code} onSelect={select} onClose={() => setPickerOpen(false)} />
          )}
        </LazyPart>
      )}
    </div>
  );
};
