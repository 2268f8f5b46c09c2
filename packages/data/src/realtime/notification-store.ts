import {
  createFailure,
  getRemoteData,
  type Notification,
  type RemoteState,
  readNotifications,
  type silentFailures,
  toFailedState,
  toLoadedState,
  toLoadingState,
  toReadFlag,
} from '@surtidor/domain';
import { type LogCode, logToConsole } from '../shared/log-code.ts';
import { logSilentFailure } from '../shared/log-silent-failure.ts';
import type { Outcome } from '../shared/outcome.ts';
import type {
  NotificationNode,
  OpenNotificationNode,
  RealtimeSettings,
} from './notification-node.ts';

/** Options of the notification store. */
export interface NotificationStoreOptions {
  readonly settings: RealtimeSettings;
  readonly userId: string;
  /** Time zone of displayed times. */
  readonly timeZone: string;
  /** The list that the server sent with the page; null if none. It is shown until the connection has one. */
  readonly initial: readonly Notification[] | null;
  /** Fetches this user's token from the portal's server. */
  readonly fetchToken: () => Promise<Outcome<string>>;
  /** Replaces Firebase, for tests. */
  readonly open?: OpenNotificationNode;
  readonly log?: LogCode;
}

/** Whether a write succeeded. */
export type WriteResult = 'done' | 'failed';

type State = RemoteState<readonly Notification[]>;

/**
 * The user's current notifications, shared by the bell and the notifications screen. Errors are
 * logged by code and never thrown (spec 8).
 */
export interface NotificationStore {
  readonly getState: () => State;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Connects, first or again after a failure. The connection stays open until `close`. */
  readonly connect: () => void;
  /** Whether the list is that of the connection, which has every notification; false for the list of the page. */
  readonly isLive: () => boolean;
  /**
   * Marks a notification as read or unread. All writes are optimistic and rolled back if rejected.
   * They wait for the connection.
   */
  readonly setRead: (key: string, read: boolean) => Promise<WriteResult>;
  readonly remove: (keys: readonly string[]) => Promise<WriteResult>;
  readonly removeAll: () => Promise<WriteResult>;
  /** Signs out of the service and clears the list (spec 4, sign-out). */
  readonly close: () => Promise<void>;
}

const openFirebaseLazily: OpenNotificationNode = async (...request) => {
  const { openFirebaseNode } = await import('./firebase-node.ts');
  return openFirebaseNode(...request);
};

const toListState = (notifications: readonly Notification[]): State =>
  notifications.length === 0 ? { kind: 'empty' } : toLoadedState(notifications);

/** Keeps the identity of unchanged notifications, so that lists render only the changed ones again. */
function reuseUnchanged(
  notifications: readonly Notification[],
  previous: readonly Notification[],
): readonly Notification[] {
  const previousByJson = new Map(previous.map((one) => [JSON.stringify(one), one]));
  return notifications.map((one) => previousByJson.get(JSON.stringify(one)) ?? one);
}

const isLoaded = ({ kind }: State): boolean => kind === 'ready' || kind === 'empty';

class UserNotifications implements NotificationStore {
  readonly #options: Required<NotificationStoreOptions>;
  readonly #listeners = new Set<() => void>();
  #state: State;
  #isLive = false;
  #node: Promise<NotificationNode | null> | null = null;

  constructor(options: NotificationStoreOptions) {
    this.#options = { open: openFirebaseLazily, log: logToConsole, ...options };
    this.#state = options.initial ? toListState(options.initial) : { kind: 'idle' };
  }

  readonly getState = () => this.#state;
  readonly isLive = () => this.#isLive;

  readonly subscribe = (onChange: () => void) => {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  };

  readonly connect = () => {
    if (this.#node) return;
    // The server's list is as recent as the page: no spinner or skeleton replaces it.
    if (!isLoaded(this.#state)) this.#setState(toLoadingState(this.#state));
    this.#node = this.#open();
  };

  readonly setRead = (key: string, read: boolean) =>
    this.#write((node) => node.setReadFlag(key, toReadFlag(read)));
  readonly remove = (keys: readonly string[]) => this.#write((node) => node.remove(keys));
  readonly removeAll = () => this.#write((node) => node.removeAll());

  readonly close = async () => {
    const node = this.#node;
    this.#node = null;
    this.#isLive = false;
    this.#setState({ kind: 'idle' });
    await this.#closeNode(await node);
  };

  async #closeNode(node: NotificationNode | null): Promise<void> {
    try {
      await node?.close();
    } catch (error) {
      this.#logFailure('notification-service', error);
    }
  }

  async #open(): Promise<NotificationNode | null> {
    const { fetchToken, open, settings, userId } = this.#options;
    try {
      const token = await fetchToken();
      if (token.kind === 'failed') return this.#fail(token.failure);
      const node = await open(settings, userId, token.value);
      node.watch(
        (value) => this.#receive(value),
        (error) => {
          this.#fail(error);
          void this.#closeNode(node);
        },
      );
      return node;
    } catch (error) {
      return this.#fail(error);
    }
  }

  async #write(write: (node: NotificationNode) => Promise<void>): Promise<WriteResult> {
    try {
      const node = await this.#node;
      if (node === null) return 'failed';
      await write(node);
      return 'done';
    } catch (error) {
      this.#logFailure('notification-update', error);
      return 'failed';
    }
  }

  #receive(value: unknown): void {
    this.#isLive = true;
    const notifications = readNotifications(value, this.#options.timeZone);
    this.#setState(toListState(reuseUnchanged(notifications, getRemoteData(this.#state) ?? [])));
  }

  #fail(error: unknown): null {
    this.#logFailure('notification-service', error);
    this.#node = null;
    this.#isLive = false;
    this.#setState(toFailedState(this.#state, createFailure('communication')));
    return null;
  }

  #setState(state: State): void {
    this.#state = state;
    for (const notify of this.#listeners) notify();
  }

  #logFailure(failureName: keyof typeof silentFailures, error: unknown): void {
    logSilentFailure(failureName, error, this.#options.log);
  }
}

/** Creates the notification store of a user. Nothing is loaded until it connects. */
export const createNotificationStore = (options: NotificationStoreOptions): NotificationStore =>
  new UserNotifications(options);
