import { Button, Dialog } from '@surtidor/ui';
import { useText } from '../../../platform/messages/text-context.tsx';
import { FetchProgress, type FetchProgressProps } from './fetch-progress.tsx';

export interface OverdueDialogProps extends FetchProgressProps {
  readonly onCancel: () => void;
}

/** Shows the progress of selecting all overdue invoices. The user can cancel it. */
export const OverdueDialog = ({ onCancel, ...progress }: OverdueDialogProps) => {
  const text = useText();
  return (
    <Dialog
      open
      size="sm"
      title={text('Select all overdue invoices')}
      onOpenChange={onCancel}
      footer={
        <Button variant="secondary" onClick={onCancel}>
          {text('Cancel')}
        </Button>
      }
    >
      <FetchProgress {...progress} />
    </Dialog>
  );
};
