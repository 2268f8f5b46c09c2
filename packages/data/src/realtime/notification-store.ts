import {
  failure,
  type Notification,
  type quietFailures,
  type RemoteState,
  readFlag,
  readNotifications,
  remoteAnswered,
  remoteFailed,
  remoteRequested,
} from '@surtidor/domain';
import type { Outcome } from '../shared/outcome.ts';
import { codeOf, type LogCode, logToConsole } from './log-code.ts';
import type {
  NotificationNode,
  OpenNotificationNode,
  RealtimeSettings,
} from './notification-node.ts';

/** What the store of notifications needs. */
export interface NotificationStoreOptions {
  readonly settings: RealtimeSettings;
  readonly userId: string;
  /** Zone of the store: the times that notifications show. */
  readonly timeZone: string;
  /** Asks the portal's server for this user's token. */
  readonly askToken: () => Promise<Outcome<string>>;
  /** Takes the place of the vendor's library. */
  readonly open?: OpenNotificationNode;
  readonly log?: LogCode;
}

/**
 * The user's notifications as they are now: the bell and the notifications screen follow the same
 * one. Errors of the service are logged by their code and never thrown (spec 8).
 */
export interface NotificationStore {
  readonly getState: () => RemoteState<readonly Notification[]>;
  /** The first who follows opens the connection; it then stays open until `close`. */
  readonly subscribe: (onChange: () => void) => () => void;
  /** Connects again after a failure. */
  readonly retry: () => void;
  readonly setRead: (key: string, read: boolean) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
  readonly removeAll: () => Promise<void>;
  /** Signs out of the service (spec 4, sign-out). */
  readonly close: () => Promise<void>;
}

type State = RemoteState<readonly Notification[]>;

const lazyFirebase: OpenNotificationNode = async (...request) => {
  const { openFirebaseNode } = await import('./firebase-node.ts');
  return openFirebaseNode(...request);
};

type Quiet = keyof typeof quietFailures;

/** One user's notifications; nothing is loaded and nobody asked until someone follows them. */
export function createNotificationStore(options: NotificationStoreOptions): NotificationStore {
  const { settings, userId, timeZone, askToken, open = lazyFirebase, log = logToConsole } = options;
  const listeners = new Set<() => void>();
  let state: State = { kind: 'idle' };
  let node: Promise<NotificationNode | null> | null = null;

  const show = (next: State) => {
    state = next;
    for (const tell of listeners) tell();
  };
  const note = (what: Quiet, error: unknown) => log(`${what} ${codeOf(error)}`);
  const fail = (error: unknown): null => {
    note('notification-service', error);
    node = null;
    show(remoteFailed(state, failure('communication')));
    return null;
  };
  async function connect(): Promise<NotificationNode | null> {
    try {
      const token = await askToken();
      if (token.kind === 'failed') return fail(token.failure);
      const opened = await open(settings, userId, token.value);
      opened.watch((value) => receive(value), fail);
      return opened;
    } catch (error) {
      return fail(error);
    }
  }
  const receive = (value: unknown) => {
    const notifications = readNotifications(value, timeZone);
    show(notifications.length === 0 ? { kind: 'empty' } : remoteAnswered(notifications));
  };
  const start = () => {
    if (node) return;
    show(remoteRequested(state));
    node = connect();
  };
  const write = async (act: (opened: NotificationNode) => Promise<void>) => {
    try {
      const opened = await node;
      if (opened) await act(opened);
    } catch (error) {
      note('notification-update', error);
    }
  };
  return {
    getState: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange);
      start();
      return () => listeners.delete(onChange);
    },
    retry: start,
    setRead: (key, read) => write((opened) => opened.setReadFlag(key, readFlag(read))),
    remove: (key) => write((opened) => opened.remove(key)),
    removeAll: () => write((opened) => opened.removeAll()),
    close: async () => {
      const closing = node;
      node = null;
      listeners.clear();
      state = { kind: 'idle' };
      try {
        await (await closing)?.close();
      } catch (error) {
        note('notification-service', error);
      }
    },
  };
}
