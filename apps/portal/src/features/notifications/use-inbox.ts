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

const resolveDone = async () => 'done' as const;
const loadingSnapshot: InboxSnapshot = { state: { kind: 'loading' }, removals: [] };

/** The inbox before hydration: only the browser connects. */
const closedInbox: Inbox = {
  getSnapshot: () => loadingSnapshot,
  subscribe: () => () => undefined,
  retry: () => undefined,
  setRead: resolveDone,
  remove: () => '',
  undo: () => undefined,
  commit: resolveDone,
  commitAll: () => undefined,
  close: async () => undefined,
};

/** Opens or shares the session's inbox. */
export function useInbox(settings: RealtimeSettings): OpenInbox {
  const sharedInbox = useSharedInbox();
  const { openNotifications } = usePortal();
  const { userId } = useSession();
  const { timeZone } = useVariant();
  const create = () =>
    createInbox(
      createNotificationStore({
        settings,
        userId,
        timeZone,
        fetchToken: fetchRealtimeToken,
        ...(openNotifications && { open: openNotifications }),
      }),
    );
  const inbox = useHydrated() ? sharedInbox.getOrCreate(create) : closedInbox;
  return { ...useSyncExternalStore(inbox.subscribe, inbox.getSnapshot, inbox.getSnapshot), inbox };
}
