import { createNotificationStore, type RealtimeSettings } from '@surtidor/data/realtime';
import { fetchRealtimeToken } from '@surtidor/data/rest';
import type { Notification, RemoteState } from '@surtidor/domain';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSession, useVariant } from '../../platform/context/portal-context.tsx';

/** The user's notifications as they are now. Leaving signs out of their service (spec 4). */
export function useNotifications(settings: RealtimeSettings): RemoteState<readonly Notification[]> {
  const { userId } = useSession();
  const { timeZone } = useVariant();
  const [store] = useState(() =>
    createNotificationStore({ settings, userId, timeZone, fetchToken: fetchRealtimeToken }),
  );
  useEffect(() => () => void store.close(), [store]);
  return useSyncExternalStore(store.subscribe, store.getState);
}
