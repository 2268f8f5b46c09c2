import type { NotificationStore, WriteResult } from '@surtidor/data/realtime';
import {
  excludePending,
  type Notification,
  type PendingRemoval,
  type RemoteState,
  resolveRemoval,
} from '@surtidor/domain';

/** The notifications as a person sees them. */
export interface InboxSnapshot {
  /** Without those whose deletion can still be undone. */
  readonly state: RemoteState<readonly Notification[]>;
  /** Deletions that can still be undone, oldest first. */
  readonly removals: readonly PendingRemoval[];
}

/**
 * The user's notifications with deletions that can be undone: bell and screen show the same one. A
 * deletion reaches the realtime database when it is committed: when its time is over, or when the
 * page is left.
 */
export interface Inbox {
  readonly getSnapshot: () => InboxSnapshot;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Connects again after a failure. */
  readonly retry: () => void;
  readonly setRead: (key: string, read: boolean) => Promise<WriteResult>;
  /** Takes notifications out of sight; answers the id with which that is undone or committed. */
  readonly remove: (keys: readonly string[]) => string;
  readonly undo: (id: string) => void;
  /** Deletes for good; refused ones come back into sight. */
  readonly commit: (id: string) => Promise<WriteResult>;
  /** Deletes for good all that could still be undone. */
  readonly commitAll: () => void;
  /** Commits, signs out of the service and forgets the list (spec 4, sign-out). */
  readonly close: () => Promise<void>;
}

/** The list in any state that knows one. */
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
    // Deletions under way are no longer to be undone, but stay out of sight until answered.
    const removals = this.#removals.filter(({ id }) => !this.#committing.has(id));
    this.#snapshot = { state: visible(this.#store.getState(), this.#removals), removals };
    for (const notify of this.#listeners) notify();
  };
}

/** An inbox over a user's notifications; it asks for nothing until somebody follows it. */
export const createInbox = (store: NotificationStore): Inbox => new UndoableInbox(store);
