import type { WriteResult } from '@surtidor/data/realtime';
import type { Toast } from '@surtidor/ui';
import { useCallback, useEffect, useState } from 'react';
import type { Inbox, InboxSnapshot } from '../../../features/notifications/inbox.ts';
import { useText } from '../../../platform/messages/text-context.tsx';

/** The actions on notifications and their toasts. */
export interface NotificationActions {
  readonly setRead: (key: string, read: boolean) => void;
  readonly remove: (keys: readonly string[]) => void;
  readonly toasts: readonly Toast[];
  /** Called when a toast closes. Commits the deletion that the toast offers to undo. */
  readonly dismiss: (id: string) => void;
}

/** Commits all pending deletions when the page unmounts or is hidden. */
function useCommitOnUnload({ commitAll }: Inbox): void {
  useEffect(() => {
    window.addEventListener('pagehide', commitAll);
    return () => {
      window.removeEventListener('pagehide', commitAll);
      commitAll();
    };
  }, [commitAll]);
}

/** Returns the actions on an inbox. A rejected change is reverted and shows a toast. */
export function useNotificationActions(
  inbox: Inbox,
  removals: InboxSnapshot['removals'],
): NotificationActions {
  const text = useText();
  const [failureToasts, setFailureToasts] = useState<readonly Toast[]>([]);
  useCommitOnUnload(inbox);
  const reportFailure = useCallback((result: WriteResult, message: string) => {
    if (result === 'done') return;
    const toast: Toast = { id: `failed-${performance.now()}`, tone: 'danger', text: message };
    setFailureToasts((previous) => [...previous, toast]);
  }, []);
  const changeFailedText = text('The notification could not be changed. Try again.');
  const setRead = useCallback(
    async (key: string, read: boolean) =>
      reportFailure(await inbox.setRead(key, read), changeFailedText),
    [inbox, changeFailedText, reportFailure],
  );
  const remove = useCallback((keys: readonly string[]) => void inbox.remove(keys), [inbox]);
  const removalToasts = removals.map(
    ({ id, keys }): Toast => ({
      id,
      tone: 'info',
      text:
        keys.size === 1
          ? text('The notification was deleted.')
          : text('{count} notifications were deleted.', { count: keys.size }),
      action: { label: text('Undo'), onSelect: () => inbox.undo(id) },
    }),
  );
  return {
    setRead,
    remove,
    toasts: [...removalToasts, ...failureToasts],
    dismiss: async (id) => {
      setFailureToasts((previous) => previous.filter((toast) => toast.id !== id));
      const deleteFailedText = text(
        'The notifications could not be deleted and are back in the list.',
      );
      reportFailure(await inbox.commit(id), deleteFailedText);
    },
  };
}
