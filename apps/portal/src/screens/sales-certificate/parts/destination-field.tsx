import { useAllDestinations } from '@surtidor/data';
import type { Destination } from '@surtidor/domain';
import { Alert, Button, LargeSelect } from '@surtidor/ui';
import { useDestinationOptions } from '../../../features/stations/use-destination-options.ts';
import { useText } from '../../../platform/messages/text-context.tsx';
import { dataOf } from '../../../platform/remote/frame-state.ts';

export interface DestinationFieldProps {
  /** Code of the selected destination; empty for all. */
  readonly code: string;
  readonly onCodeChange: (code: string) => void;
  readonly disabled: boolean;
}

const none: readonly Destination[] = [];

/** The destination of the certificate, searched by code or name; all by default. */
export const DestinationField = ({ code, onCodeChange, disabled }: DestinationFieldProps) => {
  const text = useText();
  const { state, retry } = useAllDestinations(true);
  const options = useDestinationOptions(dataOf(state) ?? none);
  const waiting = state.kind === 'idle' || state.kind === 'loading';
  return (
    <div className="flex flex-col gap-2">
      <LargeSelect
        label={text('Destination')}
        mode="single"
        optional
        placeholder={text('Code or commercial name')}
        hint={text(
          waiting ? 'Looking for your destinations…' : 'Leave it empty for all your destinations.',
        )}
        options={options}
        value={code === '' ? [] : [code]}
        onValueChange={([selected = '']) => onCodeChange(selected)}
        disabled={disabled || waiting}
      />
      {state.kind === 'failed' && (
        <Alert
          tone="warning"
          action={
            <Button size="sm" variant="secondary" onClick={retry}>
              {text('Try again')}
            </Button>
          }
        >
          {text('Your destinations did not come. Without one the certificate is for all of them.')}
        </Alert>
      )}
    </div>
  );
};
