import { countUnread, type Notification } from '@surtidor/domain';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { Inbox } from './inbox.ts';

/**
 * Holds the inbox of a session. The first use creates it; the bell, the title and the screen share one
 * connection.
 */
interface SharedInbox {
  /** Returns the inbox, creating it if needed. */
  readonly getOrCreate: (create: () => Inbox) => Inbox;
  /** Returns the unread count, or 0 until loaded. */
  readonly getUnreadCount: () => number;
  /** Returns the notifications, newest first, or undefined until loaded. */
  readonly getNotifications: () => readonly Notification[] | undefined;
  /** Calls `onChange` when the inbox is created or changes. Returns an unsubscribe function. */
  readonly subscribe: (onChange: () => void) => () => void;
  /** Signs out of the service (spec 4, sign-out); the next `getOrCreate` creates a new inbox. */
  readonly close: () => void;
}

const noNotifications: readonly Notification[] = [];

/** Creates a holder without an inbox. */
function createSharedInbox(): SharedInbox {
  let inbox: Inbox | null = null;
  let unsubscribe = () => {};
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    getOrCreate: (create) => {
      if (inbox === null) {
        inbox = create();
        unsubscribe = inbox.subscribe(notify);
      }
      return inbox;
    },
    getUnreadCount: () => {
      const state = inbox?.getSnapshot().state;
      return state?.kind === 'ready' ? countUnread(state.value) : 0;
    },
    getNotifications: () => {
      const state = inbox?.getSnapshot().state;
      if (state?.kind === 'empty') return noNotifications;
      return state?.kind === 'ready' ? state.value : undefined;
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    close: () => {
      unsubscribe();
      void inbox?.close();
      inbox = null;
      notify();
    },
  };
}

const InboxContext = createContext<SharedInbox | null>(null);

/** Provides the inbox of a session; unmounting signs out of the notification service. */
export const InboxProvider = ({ children }: { children: ReactNode }) => {
  const [sharedInbox] = useState(createSharedInbox);
  useEffect(() => () => sharedInbox.close(), [sharedInbox]);
  return <InboxContext value={sharedInbox}>{children}</InboxContext>;
};

/** Returns the inbox of the session. */
export function useSharedInbox(): SharedInbox {
  const sharedInbox = useContext(InboxContext);
  if (sharedInbox === null) throw new Error('useSharedInbox needs an <InboxProvider> above it.');
  return sharedInbox;
}
