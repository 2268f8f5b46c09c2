import { useAllDestinations } from '@surtidor/data';
import type { Destination } from '@surtidor/domain';
import { Button, Dialog, LargeSelect, ListFrame } from '@surtidor/ui';
import { useDestinationOptions } from '../../features/stations/use-destination-options.ts';
import { useText } from '../../platform/messages/text-context.tsx';
import { dataOf, frameOf } from '../../platform/remote/frame-state.ts';

export interface StationPickerProps {
  /** The code of the selected station; empty for all. */
  readonly code: string;
  /** Called with the code of the station; empty for all. */
  readonly onSelect: (code: string) => void;
  readonly onClose: () => void;
}

const none: readonly Destination[] = [];

/** Selects the station that the whole portal shows. */
export const StationPicker = ({ code, onSelect, onClose }: StationPickerProps) => {
  const text = useText();
  const { state, retry } = useAllDestinations(true);
  const options = useDestinationOptions(dataOf(state) ?? none);
  return (
    <Dialog
      open
      title={text('See one station only')}
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
        <p className="text-ink-soft">
          {text(
            'Home, orders, pending invoices, due dates and certificates show that station alone, until you show all of them again.',
          )}
        </p>
        <ListFrame {...frameOf(state, retry, text)} emptyTitle={text('Data not found')}>
          <LargeSelect
            label={text('Station to see')}
            mode="single"
            options={options}
            value={code === '' ? [] : [code]}
            onValueChange={([selected = '']) => onSelect(selected)}
          />
        </ListFrame>
      </div>
    </Dialog>
  );
};
