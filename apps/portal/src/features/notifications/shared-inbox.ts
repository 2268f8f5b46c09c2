import { type Notification, unreadCount } from '@surtidor/domain';
import type { Inbox } from './inbox.ts';

/**
 * Holds the one inbox of a sign-in, which whoever needs it first makes: bell, title and screen
 * follow the same connection, and nothing of it is fetched before that.
 */
export interface SharedInbox {
  /** The inbox, or a new one where there is none yet. */
  readonly obtain: (create: () => Inbox) => Inbox;
  /** How many are unread: 0 until something is known. */
  readonly getUnread: () => number;
  /** What is in it, newest first; undefined until something is known. */
  readonly getNotifications: () => readonly Notification[] | undefined;
  /** Calls back when the inbox comes or changes; returns an unsubscribe function. */
  readonly subscribe: (onChange: () => void) => () => void;
  /** Signs out of the service (spec 4, sign-out); another `obtain` begins anew. */
  readonly close: () => void;
}

const none: readonly Notification[] = [];

/** A holder without an inbox. */
export function createSharedInbox(): SharedInbox {
  let inbox: Inbox | null = null;
  let stopFollowing = () => {};
  const listeners = new Set<() => void>();
  const announce = () => {
    for (const listener of listeners) listener();
  };
  return {
    obtain: (create) => {
      if (inbox === null) {
        inbox = create();
        stopFollowing = inbox.subscribe(announce);
      }
      return inbox;
    },
    getUnread: () => {
      const state = inbox?.getSnapshot().state;
      return state?.kind === 'ready' ? unreadCount(state.value) : 0;
    },
    getNotifications: () => {
      const state = inbox?.getSnapshot().state;
      if (state?.kind === 'empty') return none;
      return state?.kind === 'ready' ? state.value : undefined;
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    close: () => {
      stopFollowing();
      void inbox?.close();
      inbox = null;
      announce();
    },
  };
}
