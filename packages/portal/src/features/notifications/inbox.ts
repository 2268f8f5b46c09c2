import type { NotificationStore, WriteResult } from '@surtidor/data/realtime';
import type { RemoteState } from '@surtidor/domain';
import {
  excludePending,
  type Notification,
  type PendingRemoval,
  resolveRemoval,
} from '@surtidor/domain/notifications';
import { getData } from '../../platform/remote/frame-state.ts';

/** The notifications as the user sees them. */
export interface InboxSnapshot {
  /** Without deleted ones, even if the deletion can be undone. */
  readonly state: RemoteState<readonly Notification[]>;
  /** Deletions that can still be undone, oldest first. */
  readonly removals: readonly PendingRemoval[];
  /** Whether there is no live connection: the list does not change by itself and cannot be changed. */
  readonly isBlocked: boolean;
}

/**
 * The user's notifications with deletions that can be undone, shared by bell and screen. A deletion reaches
 * the realtime database when it is committed: after its timeout, or when the page unmounts.
 */
export interface Inbox {
  /** The snapshot that the server and the hydrating browser render. */
  readonly initialSnapshot: InboxSnapshot;
  readonly getSnapshot: () => InboxSnapshot;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Connects, first or again after a failure. While the connection is blocked, fetches the list. */
  readonly connect: () => void;
  readonly setRead: (key: string, read: boolean) => Promise<WriteResult>;
  /** Hides notifications; returns the id that undoes or commits the deletion. */
  readonly remove: (keys: readonly string[]) => string;
  readonly undo: (id: string) => void;
  /** Commits a deletion; a rejected one is reverted. */
  readonly commit: (id: string) => Promise<WriteResult>;
  /** Commits all deletions that can be undone. */
  readonly commitAll: () => void;
  /** Commits, signs out of the service and clears the list (spec 4, sign-out). */
  readonly close: () => Promise<void>;
}

function getVisibleState(
  state: RemoteState<readonly Notification[]>,
  removals: readonly PendingRemoval[],
): RemoteState<readonly Notification[]> {
  const items = getData(state);
  if (removals.length === 0 || items === undefined) return state;
  const visibleItems = excludePending(items, removals);
  if (state.kind === 'ready') {
    return visibleItems.length === 0 ? { kind: 'empty' } : { ...state, value: visibleItems };
  }
  return state.kind === 'failed' ? { ...state, stale: visibleItems } : state;
}

class UndoableInbox implements Inbox {
  readonly #store: NotificationStore;
  readonly #listeners = new Set<() => void>();
  readonly #committingIds = new Set<string>();
  #removals: readonly PendingRemoval[] = [];
  readonly initialSnapshot: InboxSnapshot;
  #snapshot: InboxSnapshot;
  #nextId = 1;

  constructor(store: NotificationStore) {
    this.#store = store;
    this.initialSnapshot = { state: store.getState(), removals: [], isBlocked: false };
    this.#snapshot = this.initialSnapshot;
    store.subscribe(this.#refresh);
  }

  readonly getSnapshot = () => this.#snapshot;

  readonly subscribe = (onChange: () => void) => {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  };

  readonly connect = () => this.#store.connect();

  readonly setRead = (key: string, read: boolean) => this.#store.setRead(key, read);

  readonly remove = (keys: readonly string[]) => {
    const id = String(this.#nextId++);
    this.#setRemovals([...this.#removals, { id, keys: new Set(keys) }]);
    return id;
  };

  readonly undo = (id: string) => {
    if (!this.#committingIds.has(id)) this.#discardRemoval(id);
  };

  readonly commit = async (id: string): Promise<WriteResult> => {
    const removal = this.#removals.find((removal) => removal.id === id);
    if (removal === undefined || this.#committingIds.has(id)) return 'done';
    this.#committingIds.add(id);
    // The list of the page may lack newer notifications, which "all" would delete.
    const target = this.#store.isLive()
      ? resolveRemoval(getData(this.#store.getState()) ?? [], removal)
      : [...removal.keys];
    const result = await this.#write(target);
    this.#committingIds.delete(id);
    this.#discardRemoval(id);
    return result;
  };

  readonly commitAll = () => {
    for (const { id } of this.#removals) void this.commit(id);
  };

  readonly close = async () => {
    this.commitAll();
    await this.#store.close();
  };

  async #write(target: ReturnType<typeof resolveRemoval>): Promise<WriteResult> {
    if (target === 'all') return this.#store.removeAll();
    return target.length === 0 ? 'done' : this.#store.remove(target);
  }

  #discardRemoval(id: string): void {
    this.#setRemovals(this.#removals.filter((removal) => removal.id !== id));
  }

  #setRemovals(removals: readonly PendingRemoval[]): void {
    this.#removals = removals;
    this.#refresh();
  }

  readonly #refresh = () => {
    // Pending deletions cannot be undone but stay hidden until they settle.
    const removals = this.#removals.filter(({ id }) => !this.#committingIds.has(id));
    this.#snapshot = {
      state: getVisibleState(this.#store.getState(), this.#removals),
      removals,
      isBlocked: this.#store.isBlocked(),
    };
    for (const notify of this.#listeners) notify();
  };
}

/** Creates an inbox for a user's notifications. Nothing is loaded until it connects. */
export const createInbox = (store: NotificationStore): Inbox => new UndoableInbox(store);
