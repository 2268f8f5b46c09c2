import { ConfirmDialog } from '@surtidor/ui';
import { useText } from '../../platform/messages/text-context.tsx';
import type { LeaveConfirmation } from '../../platform/router/index.ts';

/** Confirms that unsaved changes are discarded. */
export const LeaveDialog = ({ open, leave, stay }: LeaveConfirmation) => {
  const text = useText();
  return (
    <ConfirmDialog
      open={open}
      tone="danger"
      title={text('Leave without saving?')}
      confirmLabel={text('Leave without saving')}
      cancelLabel={text('Continue editing')}
      onConfirm={leave}
      onCancel={stay}
    >
      {text('Your changes on this page have not been saved.')}
    </ConfirmDialog>
  );
};
