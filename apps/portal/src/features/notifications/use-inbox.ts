import { createNotificationStore, type RealtimeSettings } from '@surtidor/data/realtime';
import { fetchRealtimeToken } from '@surtidor/data/rest';
import { useHydrated } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { usePortal, useSession, useVariant } from '../../platform/context/portal-context.tsx';
import { createInbox, type Inbox, type InboxSnapshot } from './inbox.ts';
import { useSharedInbox } from './inbox-context.tsx';

/** The current notifications and their actions. */
export interface OpenInbox extends InboxSnapshot {
  readonly inbox: Inbox;
}

const done = async () => 'done' as const;
const loading: InboxSnapshot = { state: { kind: 'loading' }, removals: [] };

/** The inbox before hydration: only the browser connects. */
const unopened: Inbox = {
  getSnapshot: () => loading,
  subscribe: () => () => undefined,
  retry: () => undefined,
  setRead: done,
  remove: () => '',
  undo: () => undefined,
  commit: done,
  commitAll: () => undefined,
  close: async () => undefined,
};

/** Opens or shares the session's inbox. */
export function useInbox(settings: RealtimeSettings): OpenInbox {
  const sharedInbox = useSharedInbox();
  const { openNotifications: open } = usePortal();
  const { userId } = useSession();
  const { timeZone } = useVariant();
  const create = () =>
    createInbox(
      createNotificationStore({
        settings,
        userId,
        timeZone,
        fetchToken: fetchRealtimeToken,
        ...(open && { open }),
      }),
    );
  const inbox = useHydrated() ? sharedInbox.obtain(create) : unopened;
  return { ...useSyncExternalStore(inbox.subscribe, inbox.getSnapshot, inbox.getSnapshot), inbox };
}
