import { createNotificationStore, type RealtimeSettings } from '@surtidor/data/realtime';
import { fetchRealtimeToken } from '@surtidor/data/rest';
import { useSyncExternalStore } from 'react';
import { usePortal, useSession, useVariant } from '../../platform/context/portal-context.tsx';
import { createInbox, type Inbox, type InboxSnapshot } from './inbox.ts';
import { useSharedInbox } from './inbox-context.tsx';

/** The notifications as they are now, and what can be done with them. */
export interface OpenInbox extends InboxSnapshot {
  readonly inbox: Inbox;
}

/** Opens the sign-in's inbox, or follows the one that is open. */
export function useInbox(settings: RealtimeSettings): OpenInbox {
  const sharedInbox = useSharedInbox();
  const { openNotifications: open } = usePortal();
  const { userId } = useSession();
  const { timeZone } = useVariant();
  const inbox = sharedInbox.obtain(() =>
    createInbox(
      createNotificationStore({
        settings,
        userId,
        timeZone,
        fetchToken: fetchRealtimeToken,
        ...(open && { open }),
      }),
    ),
  );
  return { ...useSyncExternalStore(inbox.subscribe, inbox.getSnapshot, inbox.getSnapshot), inbox };
}
