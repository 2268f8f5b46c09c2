import { Button, ConfirmDialog } from '@surtidor/ui';
import { useState } from 'react';
import { useText } from '../../../platform/messages/text-context.tsx';

export interface DeleteAllButtonProps {
  /** The number of notifications. */
  readonly count: number;
  /** Called when the user confirms. */
  readonly onDelete: () => void;
}

/** A button that deletes all notifications after a confirmation (spec 2). */
export const DeleteAllButton = ({ count, onDelete }: DeleteAllButtonProps) => {
  const text = useText();
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <Button variant="secondary" disabled={count === 0} onClick={() => setConfirming(true)}>
        {text('Delete all')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        tone="danger"
        title={text('Are you sure to delete all the notifications?')}
        confirmLabel={text('Delete all')}
        onCancel={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
          onDelete();
        }}
      >
        {count === 1
          ? text('1 notification will be deleted.')
          : text('{count} notifications will be deleted.', { count })}
      </ConfirmDialog>
    </>
  );
};
