import { overdueDates, todayIn } from '@surtidor/domain';
import { Button, Dialog } from '@surtidor/ui';
import { useCallback, useEffect } from 'react';
import { usePortal, useVariant } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { GatheringProgress } from './gathering-progress.tsx';
import { type DoneGathering, useGathering } from './use-gathering.ts';

export interface OverdueDialogProps {
  /** Given every overdue invoice that can be paid, also those not loaded yet. Keeps its identity. */
  readonly onGathered: (gathered: DoneGathering) => void;
  readonly onCancel: () => void;
}

/** Selects all that is overdue: looks through every page, says how far it is, can be cancelled. */
export const OverdueDialog = ({ onGathered, onCancel }: OverdueDialogProps) => {
  const text = useText();
  const { now } = usePortal();
  const { timeZone } = useVariant();
  const { state, gather } = useGathering();
  const begin = useCallback(async () => {
    const gathered = await gather(overdueDates('total', todayIn(timeZone, now())));
    if (gathered !== null) onGathered(gathered);
  }, [gather, now, timeZone, onGathered]);
  useEffect(() => void begin(), [begin]);
  return (
    <Dialog
      open
      size="sm"
      title={text('Select all overdue invoices')}
      onClose={onCancel}
      footer={
        <Button variant="secondary" onClick={onCancel}>
          {text('Cancel')}
        </Button>
      }
    >
      <GatheringProgress state={state} onRetry={() => void begin()} />
    </Dialog>
  );
};
