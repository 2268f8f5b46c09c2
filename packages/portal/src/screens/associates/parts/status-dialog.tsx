import { ConfirmDialog } from '@surtidor/ui';
import { FailureAlert } from '../../../features/forms/index.ts';
import { getFullName } from '../../../features/people/person-facts.ts';
import { useText } from '../../../platform/messages/text-context.tsx';
import type { useStatusChange } from './use-status-change.ts';

const textsByStatus = {
  active: {
    title: 'Activate {name}?',
    detail: 'They can sign in again with their previous role.',
    confirm: 'Activate',
  },
  inactive: {
    title: 'Deactivate {name}?',
    detail: 'Their session ends immediately and they cannot sign in until you activate them again.',
    confirm: 'Deactivate',
  },
} as const;

/** Asks for confirmation before a user's access is granted or removed. */
export const StatusDialog = ({
  statusChange,
}: {
  statusChange: ReturnType<typeof useStatusChange>;
}) => {
  const text = useText();
  const { pendingChange, busy, failure, cancel, confirm } = statusChange;
  if (pendingChange === null) return null;
  const { title, detail, confirm: confirmLabel } = textsByStatus[pendingChange.newStatus];
  return (
    <ConfirmDialog
      open
      tone={pendingChange.newStatus === 'inactive' ? 'danger' : 'neutral'}
      title={text(title, { name: getFullName(pendingChange.person) })}
      confirmLabel={text(confirmLabel)}
      onConfirm={() => void confirm()}
      onCancel={cancel}
      busy={busy}
    >
      <p>{text(detail)}</p>
      {failure && (
        <div className="mt-3">
          <FailureAlert failure={failure} title={text('Nothing was saved')} />
        </div>
      )}
    </ConfirmDialog>
  );
};
