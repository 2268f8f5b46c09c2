import { Button, Dialog } from '@surtidor/ui';
import { StationField } from '../../features/stations/station-field.tsx';
import { usePortal } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import '../../shared/messages/spanish/shell.ts';

export interface StationPickerProps {
  /** The code of the selected station; empty for all. */
  readonly code: string;
  /** Called with the code of the station; empty for all. */
  readonly onSelect: (code: string) => void;
  readonly onClose: () => void;
}

/** Renders the dialog that selects the station that the entire portal shows. */
export const StationPicker = ({ code, onSelect, onClose }: StationPickerProps) => {
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
