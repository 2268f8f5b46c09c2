import { createNotificationStore } from '@surtidor/data/realtime';
import { fetchRealtimeToken } from '@surtidor/data/rest';
import type { Notification } from '@surtidor/domain/notifications';
import { useHydrated } from '@tanstack/react-router';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { usePortal, useSession, useVariant } from '../../platform/context/portal-context.tsx';
import { afterFirstPaint } from '../../platform/loading/after-first-paint.ts';
import { useSessionFetch } from '../../platform/session/use-session-fetch.ts';
import { createInbox, type Inbox, type InboxSnapshot } from './inbox.ts';

/** Null without a realtime database or a known user. */
const InboxContext = createContext<Inbox | null>(null);

/** Whether the browser has been idle since the page came, so that the inbox may connect. */
const IdleContext = createContext(false);

export interface InboxProviderProps {
  /** The notifications that the server sent with the page; null if none. Used only while the page is hydrated. */
  readonly initial?: readonly Notification[] | null;
  readonly children: ReactNode;
}

/**
 * Provides the inbox of a session, unless the deployment has no realtime database or the session does not know its
 * user; unmounting signs out of the notification service. The bell, the title and the screen share one connection.
 */
export const InboxProvider = ({ initial = null, children }: InboxProviderProps) => {
  const { config, notificationOptions } = usePortal();
  const { userId } = useSession();
  const { timeZone } = useVariant();
  const sessionFetch = useSessionFetch();
  const isHydrated = useHydrated();
  const [inbox] = useState(() => {
    const settings = config.realtime;
    if (settings === null || userId === '') return null;
    const fetchToken = () => fetchRealtimeToken({ fetch: sessionFetch });
    const options = {
      settings,
      userId,
      timeZone,
      initial: isHydrated ? null : initial,
      fetchToken,
    };
    return createInbox(
      createNotificationStore({
        ...options,
        ...notificationOptions,
      }),
    );
  });
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => afterFirstPaint(() => setIsIdle(true)), []);
  useEffect(() => () => void inbox?.close(), [inbox]);
  return (
    <InboxContext value={inbox}>
      <IdleContext value={isIdle}>{children}</IdleContext>
    </InboxContext>
  );
};

/** Returns whether the session has an inbox. */
export const useHasInbox = (): boolean => useContext(InboxContext) !== null;

/**
 * Returns the inbox of the session.
 * @throws Error if the session has none.
 */
export function useInbox(): Inbox {
  const inbox = useContext(InboxContext);
  if (inbox === null)
    throw new Error('useInbox requires an <InboxProvider>, a database and a user.');
  return inbox;
}

/** Returns the current notifications. Does not connect. */
export function useInboxSnapshot(): InboxSnapshot {
  const { subscribe, getSnapshot, initialSnapshot } = useInbox();
  return useSyncExternalStore(subscribe, getSnapshot, () => initialSnapshot);
}

/** Connects the inbox when the browser is idle and returns it. */
export function useConnectedInbox(): InboxSnapshot & { readonly inbox: Inbox } {
  const inbox = useInbox();
  const isIdle = useContext(IdleContext);
  // Bell and screen connect in the same moment, so that a failure is not retried at once.
  useEffect(() => {
    if (isIdle) inbox.connect();
  }, [inbox, isIdle]);
  return { ...useInboxSnapshot(), inbox };
}
