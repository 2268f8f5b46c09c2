import { Button, Dialog, IconButton } from '@surtidor/ui';
import MapPin from 'lucide-react/icons/map-pin';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useSelectStation } from '../../features/stations/selected-station.ts';
import { StationField } from '../../features/stations/station-field.tsx';
import { useStationLabel } from '../../features/stations/use-station-label.ts';
import { usePortal } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';

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
        <StationPicker code={code} onSelect={select} onClose={() => setPickerOpen(false)} />
      )}
    </div>
  );
};

interface StationPickerProps {
  /** The code of the selected station; empty for all. */
  readonly code: string;
  /** Called with the code of the station; empty for all. */
  readonly onSelect: (code: string) => void;
  readonly onClose: () => void;
}

/** Renders the dialog that selects the station that the entire portal shows. */
const StationPicker = ({ code, onSelect, onClose }: StationPickerProps) => {
  const text = useText();
  const { stationDocuments } = usePortal().deploymentOptions;
  return (
    <Dialog
      open
      title={text('Show only one station')}
      onOpenChange={onClose}
      {...(code !== '' && {
        footer: (
          <Button variant="secondary" onClick={() => onSelect('')}>
            {text('Show all stations')}
          </Button>
        ),
      })}
    >
      <div className="flex flex-col gap-4">
        <p className="text-ui-ink-soft">
          {text(
            stationDocuments === 'enabled'
              ? 'Home, orders, pending invoices, due dates and certificates show only that station until you show all stations again.'
              : 'Orders and certificates show only that station until you show all stations again.',
          )}
        </p>
        <StationField label={text('Station to show')} code={code} onCodeChange={onSelect} />
      </div>
    </Dialog>
  );
};
