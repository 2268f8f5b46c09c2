import type { NotificationStore, WriteResult } from '@surtidor/data/realtime';
import {
  excludePending,
  type Notification,
  type PendingRemoval,
  type RemoteState,
  resolveRemoval,
} from '@surtidor/domain';

/** The notifications as the user sees them. */
export interface InboxSnapshot {
  /** Without deleted ones, even if the deletion can be undone. */
  readonly state: RemoteState<readonly Notification[]>;
  /** Deletions that can still be undone, oldest first. */
  readonly removals: readonly PendingRemoval[];
}

/**
 * The user's notifications with deletions that can be undone, shared by bell and screen. A deletion reaches
 * the realtime database when it is committed: after its timeout, or when the page unmounts.
 */
export interface Inbox {
  readonly getSnapshot: () => InboxSnapshot;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Connects again after a failure. */
  readonly retry: () => void;
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

/** Returns the notifications of a state, including stale ones. */
const storedIn = (state: RemoteState<readonly Notification[]>): readonly Notification[] => {
  if (state.kind === 'ready') return state.value;
  return state.kind === 'failed' ? (state.stale ?? []) : [];
};

function visible(
  state: RemoteState<readonly Notification[]>,
  removals: readonly PendingRemoval[],
): RemoteState<readonly Notification[]> {
  if (removals.length === 0) return state;
  const shown = excludePending(storedIn(state), removals);
  if (state.kind === 'ready') {
    return shown.length === 0 ? { kind: 'empty' } : { ...state, value: shown };
  }
  return state.kind === 'failed' && state.stale ? { ...state, stale: shown } : state;
}

class UndoableInbox implements Inbox {
  readonly #store: NotificationStore;
  readonly #listeners = new Set<() => void>();
  readonly #committing = new Set<string>();
  #removals: readonly PendingRemoval[] = [];
  #snapshot: InboxSnapshot;
  #nextId = 1;

  constructor(store: NotificationStore) {
    this.#store = store;
    this.#snapshot = { state: store.getState(), removals: [] };
  }

  readonly getSnapshot = () => this.#snapshot;

  readonly subscribe = (onChange: () => void) => {
    this.#listeners.add(onChange);
    const stop = this.#listeners.size === 1 ? this.#store.subscribe(this.#refresh) : undefined;
    if (stop) this.#stopFollowing = stop;
    return () => {
      this.#listeners.delete(onChange);
      if (this.#listeners.size === 0) this.#stopFollowing();
    };
  };

  #stopFollowing: () => void = () => undefined;

  readonly retry = () => this.#store.retry();

  readonly setRead = (key: string, read: boolean) => this.#store.setRead(key, read);

  readonly remove = (keys: readonly string[]) => {
    const id = String(this.#nextId++);
    this.#keep([...this.#removals, { id, keys: new Set(keys) }]);
    return id;
  };

  readonly undo = (id: string) => {
    if (!this.#committing.has(id)) this.#drop(id);
  };

  readonly commit = async (id: string): Promise<WriteResult> => {
    const removal = this.#removals.find((one) => one.id === id);
    if (removal === undefined || this.#committing.has(id)) return 'done';
    this.#committing.add(id);
    const what = resolveRemoval(storedIn(this.#store.getState()), removal);
    const result = await this.#write(what);
    this.#committing.delete(id);
    this.#drop(id);
    return result;
  };

  readonly commitAll = () => {
    for (const { id } of this.#removals) void this.commit(id);
  };

  readonly close = async () => {
    this.commitAll();
    this.#stopFollowing();
    this.#listeners.clear();
    await this.#store.close();
  };

  async #write(what: ReturnType<typeof resolveRemoval>): Promise<WriteResult> {
    if (what === 'all') return this.#store.removeAll();
    return what.length === 0 ? 'done' : this.#store.remove(what);
  }

  #drop(id: string): void {
    this.#keep(this.#removals.filter((one) => one.id !== id));
  }

  #keep(removals: readonly PendingRemoval[]): void {
    this.#removals = removals;
    this.#refresh();
  }

  readonly #refresh = () => {
    // Pending deletions cannot be undone but stay hidden until they settle.
    const removals = this.#removals.filter(({ id }) => !this.#committing.has(id));
    this.#snapshot = { state: visible(this.#store.getState(), this.#removals), removals };
    for (const notify of this.#listeners) notify();
  };
}

/** Creates an inbox for a user's notifications; it connects with the first subscriber. */
export const createInbox = (store: NotificationStore): Inbox => new UndoableInbox(store);
