import {
  createFailure,
  getRemoteData,
  type RemoteState,
  type silentFailures,
  toFailedState,
  toLoadedState,
  toLoadingState,
} from '@surtidor/domain';
import { type Notification, readNotifications, toReadFlag } from '@surtidor/domain/notifications';
import { type LogCode, logToConsole } from '../shared/log-code.ts';
import { logSilentFailure } from '../shared/log-silent-failure.ts';
import type { Outcome } from '../shared/outcome.ts';
import { fetchNotifications } from './fetch-notifications.ts';
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
  /** Replaces the REST interface, for tests. */
  readonly fetchList?: typeof fetchNotifications;
  /** How long to wait for the connection or for a write, in milliseconds. */
  readonly deadlineMs?: number;
  readonly log?: LogCode;
}

/** Whether a write succeeded. */
export type WriteResult = 'done' | 'failed';

/**
 * The state of the live connection. A connection that does not open, or that drops, is blocked after its deadline, for
 * example by a proxy without websockets.
 */
type Connection = 'connecting' | 'live' | 'blocked';

/** The default deadline in milliseconds. */
const defaultDeadlineMs = 6000;

/** A time limit that ends once. */
interface Deadline {
  readonly end: Promise<'passed' | 'cancelled'>;
  readonly cancel: () => void;
}

function createDeadline(ms: number): Deadline {
  let cancel = () => {};
  const end = new Promise<'passed' | 'cancelled'>((resolve) => {
    const timer = setTimeout(() => resolve('passed'), ms);
    cancel = () => {
      clearTimeout(timer);
      resolve('cancelled');
    };
  });
  return { end, cancel };
}

type State = RemoteState<readonly Notification[]>;

/**
 * The user's current notifications, shared by the bell and the notifications screen. Errors are
 * logged by code and never thrown (spec 8).
 */
export interface NotificationStore {
  readonly getState: () => State;
  readonly subscribe: (onChange: () => void) => () => void;
  /**
   * Connects, first or again after a failure. The connection stays open until `close`. While it is blocked, fetches the
   * list over the REST interface instead.
   */
  readonly connect: () => void;
  /** Whether the list is that of the connection, which has every notification; false for the list of the page. */
  readonly isLive: () => boolean;
  /** Whether the connection did not open, or dropped, and missed its deadline. The list does not change by itself, and writes fail. */
  readonly isBlocked: () => boolean;
  /**
   * Marks a notification as read or unread. All writes are optimistic and rolled back if rejected.
   * They wait for the connection until its deadline.
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
  #connection: Connection = 'connecting';
  #node: Promise<NotificationNode | null> | null = null;
  /** The node that sent the list; null before its first value. */
  #liveNode: NotificationNode | null = null;
  #deadline: Deadline | null = null;

  constructor(options: NotificationStoreOptions) {
    this.#options = {
      open: openFirebaseLazily,
      fetchList: fetchNotifications,
      deadlineMs: defaultDeadlineMs,
      log: logToConsole,
      ...options,
    };
    this.#state = options.initial ? toListState(options.initial) : { kind: 'idle' };
  }

  readonly getState = () => this.#state;
  readonly isLive = () => this.#connection === 'live';
  readonly isBlocked = () => this.#connection === 'blocked';

  readonly subscribe = (onChange: () => void) => {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  };

  readonly connect = () => {
    if (this.#node) {
      if (this.isBlocked()) void this.#fetchList(this.#node);
      return;
    }
    // The server's list is as recent as the page: no spinner or skeleton replaces it.
    if (!isLoaded(this.#state)) this.#setState(toLoadingState(this.#state));
    this.#node = this.#open();
    void this.#watchDeadline(this.#node);
  };

  readonly setRead = (key: string, read: boolean) =>
    this.#write((node) => node.setReadFlag(key, toReadFlag(read)));
  readonly remove = (keys: readonly string[]) => this.#write((node) => node.remove(keys));
  readonly removeAll = () => this.#write((node) => node.removeAll());

  readonly close = async () => {
    const node = this.#node;
    this.#leave();
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
        (value) => this.#receive(node, value),
        (error) => {
          this.#fail(error);
          void this.#closeNode(node);
        },
        (isConnected) => this.#setConnected(node, isConnected),
      );
      return node;
    } catch (error) {
      return this.#fail(error);
    }
  }

  async #write(write: (node: NotificationNode) => Promise<void>): Promise<WriteResult> {
    const opened = this.#node;
    if (!this.isLive()) await this.#deadline?.end;
    if (!this.isLive()) return 'failed';
    const node = await opened;
    if (node === null) return 'failed';
    const deadline = createDeadline(this.#options.deadlineMs);
    try {
      if ((await Promise.race([write(node), deadline.end])) !== 'passed') return 'done';
      this.#logFailure('notification-update', createFailure('communication'));
      this.#reconnect(opened);
      return 'failed';
    } catch (error) {
      this.#logFailure('notification-update', error);
      return 'failed';
    } finally {
      deadline.cancel();
    }
  }

  /** Closes the node and its waiting writes, which must not arrive after they were reported as failed. */
  #reconnect(node: Promise<NotificationNode | null> | null): void {
    if (node === null || this.#node !== node) return;
    this.#leave();
    void node.then((opened) => this.#closeNode(opened));
    this.connect();
  }

  /** A connection that drops has the same deadline as one that opens. */
  #setConnected(node: NotificationNode, isConnected: boolean): void {
    if (this.#liveNode !== node || this.#node === null) return;
    if (!isConnected && this.isLive()) {
      this.#connection = 'connecting';
      void this.#watchDeadline(this.#node);
    } else if (isConnected && this.isBlocked()) {
      // The list of the REST interface may be newer than that of the node, which only sends changes.
      this.#reconnect(this.#node);
    } else if (isConnected) {
      this.#deadline?.cancel();
      this.#connection = 'live';
    }
  }

  #receive(node: NotificationNode, value: unknown): void {
    this.#deadline?.cancel();
    this.#liveNode = node;
    this.#connection = 'live';
    this.#setState(this.#toState(readNotifications(value, this.#options.timeZone)));
  }

  #toState(notifications: readonly Notification[]): State {
    return toListState(reuseUnchanged(notifications, getRemoteData(this.#state) ?? []));
  }

  async #watchDeadline(node: Promise<NotificationNode | null>): Promise<void> {
    this.#deadline = createDeadline(this.#options.deadlineMs);
    if ((await this.#deadline.end) !== 'passed' || this.#node !== node || this.isLive()) return;
    this.#connection = 'blocked';
    await this.#fetchList(node);
  }

  /** Fetches the list without the connection, which can still open later. */
  async #fetchList(node: Promise<NotificationNode | null>): Promise<void> {
    this.#setState(toLoadingState(this.#state));
    const { fetchList, deadlineMs, settings, userId, timeZone, fetchToken } = this.#options;
    const signal = AbortSignal.timeout(deadlineMs);
    const notifications = await fetchList({ settings, userId, timeZone, fetchToken, signal });
    // A list of the connection, or a sign-out, is more recent.
    if (this.#node !== node || this.isLive()) return;
    this.#setState(
      notifications === null
        ? toFailedState(this.#state, createFailure('communication'))
        : this.#toState(notifications),
    );
  }

  /** Forgets the node, whose connection has ended. */
  #leave(): void {
    this.#deadline?.cancel();
    this.#connection = 'connecting';
    this.#node = null;
    this.#liveNode = null;
  }

  #fail(error: unknown): null {
    this.#logFailure('notification-service', error);
    this.#leave();
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
