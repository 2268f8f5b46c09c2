import {
  failure,
  type Notification,
  type RemoteState,
  readFlag,
  readNotifications,
  remoteFailed,
  remoteLoaded,
  remoteLoading,
  type silentFailures,
} from '@surtidor/domain';
import { type LogCode, logToConsole } from '../shared/log-code.ts';
import { logSilentFailure } from '../shared/log-silent-failure.ts';
import type { Outcome } from '../shared/outcome.ts';
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
  readonly fetchToken: () => Promise<Outcome<string>>;
  /** Takes the place of the vendor's library. */
  readonly open?: OpenNotificationNode;
  readonly log?: LogCode;
}

/** Whether the service took a write in. */
export type WriteResult = 'done' | 'failed';

type State = RemoteState<readonly Notification[]>;

/**
 * The user's notifications as they are now: the bell and the notifications screen follow the same
 * one. Errors of the service are logged by their code and never thrown (spec 8).
 */
export interface NotificationStore {
  readonly getState: () => State;
  /** The first who follows opens the connection; it then stays open until `close`. */
  readonly subscribe: (onChange: () => void) => () => void;
  /** Connects again after a failure. */
  readonly retry: () => void;
  /**
   * The writes show at once and come back when the service refuses them; each tells whether it was
   * taken in, and says nothing while there is no connection.
   */
  readonly setRead: (key: string, read: boolean) => Promise<WriteResult>;
  readonly remove: (keys: readonly string[]) => Promise<WriteResult>;
  readonly removeAll: () => Promise<WriteResult>;
  /** Signs out of the service and forgets the list (spec 4, sign-out). */
  readonly close: () => Promise<void>;
}

const lazyFirebase: OpenNotificationNode = async (...request) => {
  const { openFirebaseNode } = await import('./firebase-node.ts');
  return openFirebaseNode(...request);
};

class UserNotifications implements NotificationStore {
  readonly #options: Required<NotificationStoreOptions>;
  readonly #listeners = new Set<() => void>();
  #state: State = { kind: 'idle' };
  #node: Promise<NotificationNode | null> | null = null;

  constructor(options: NotificationStoreOptions) {
    this.#options = { open: lazyFirebase, log: logToConsole, ...options };
  }

  readonly getState = () => this.#state;

  readonly subscribe = (onChange: () => void) => {
    this.#listeners.add(onChange);
    this.retry();
    return () => this.#listeners.delete(onChange);
  };

  readonly retry = () => {
    if (this.#node) return;
    this.#show(remoteLoading(this.#state));
    this.#node = this.#connect();
  };

  readonly setRead = (key: string, read: boolean) =>
    this.#write((node) => node.setReadFlag(key, readFlag(read)));
  readonly remove = (keys: readonly string[]) => this.#write((node) => node.remove(keys));
  readonly removeAll = () => this.#write((node) => node.removeAll());

  readonly close = async () => {
    const closing = this.#node;
    this.#node = null;
    this.#listeners.clear();
    this.#state = { kind: 'idle' };
    await this.#leave(await closing);
  };

  async #leave(node: NotificationNode | null): Promise<void> {
    try {
      await node?.close();
    } catch (error) {
      this.#note('notification-service', error);
    }
  }

  async #connect(): Promise<NotificationNode | null> {
    const { fetchToken, open, settings, userId } = this.#options;
    try {
      const token = await fetchToken();
      if (token.kind === 'failed') return this.#fail(token.failure);
      const node = await open(settings, userId, token.value);
      node.watch(
        (value) => this.#receive(value),
        (error) => {
          this.#fail(error);
          void this.#leave(node);
        },
      );
      return node;
    } catch (error) {
      return this.#fail(error);
    }
  }

  async #write(act: (node: NotificationNode) => Promise<void>): Promise<WriteResult> {
    try {
      const node = await this.#node;
      if (node === null) return 'failed';
      await act(node);
      return 'done';
    } catch (error) {
      this.#note('notification-update', error);
      return 'failed';
    }
  }

  #receive(value: unknown): void {
    const notifications = readNotifications(value, this.#options.timeZone);
    this.#show(notifications.length === 0 ? { kind: 'empty' } : remoteLoaded(notifications));
  }

  #fail(error: unknown): null {
    this.#note('notification-service', error);
    this.#node = null;
    this.#show(remoteFailed(this.#state, failure('communication')));
    return null;
  }

  #show(state: State): void {
    this.#state = state;
    for (const notify of this.#listeners) notify();
  }

  #note(what: keyof typeof silentFailures, error: unknown): void {
    logSilentFailure(what, error, this.#options.log);
  }
}

/** One user's notifications; nothing is loaded and nobody asked until someone follows them. */
export const createNotificationStore = (options: NotificationStoreOptions): NotificationStore =>
  new UserNotifications(options);
