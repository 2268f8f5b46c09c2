import type { NotificationStore, WriteResult } from '@surtidor/data/realtime';
import type { RemoteState } from '@surtidor/domain';
import type { Notification } from '@surtidor/domain/notifications';
import { expect, test, vi } from 'vitest';
import { createInbox } from './inbox.ts';

const createNotification = (key: string): Notification => ({
  key,
  read: false,
  title: '',
  body: '',
  message: '',
  dateText: '',
  moment: null,
  orderNumber: null,
  orderStatusCode: null,
  claimSubject: null,
});

/** Creates an inbox whose store has notifications with these keys. */
function setUp(...keys: readonly string[]) {
  let state: RemoteState<readonly Notification[]> = { kind: 'idle' };
  let notify: () => void = () => undefined;
  const write = vi.fn(async (): Promise<WriteResult> => 'done');
  const setKeys = (nextKeys: readonly string[]) => {
    state =
      nextKeys.length === 0
        ? { kind: 'empty' }
        : { kind: 'ready', value: nextKeys.map(createNotification), refreshing: false };
    notify();
  };
  const store = {
    getState: () => state,
    subscribe: vi.fn((listener: () => void) => {
      notify = listener;
      return () => undefined;
    }),
    connect: vi.fn(),
    isLive: vi.fn(() => true),
    isBlocked: vi.fn(() => false),
    setRead: vi.fn(() => write()),
    remove: vi.fn<(keys: readonly string[]) => Promise<WriteResult>>(() => write()),
    removeAll: vi.fn(() => write()),
    close: vi.fn(async () => undefined),
  } satisfies NotificationStore;
  const inbox = createInbox(store);
  const listener = vi.fn();
  inbox.subscribe(listener);
  setKeys(keys);
  return { inbox, store, setKeys, listener, write };
}

const getVisibleKeys = ({ getSnapshot }: ReturnType<typeof createInbox>) => {
  const { state } = getSnapshot();
  return state.kind === 'ready' ? state.value.map(({ key }) => key) : state.kind;
};

test('hides a deletion immediately and writes it on commit', async () => {
  const { inbox, store, listener } = setUp('a', 'b', 'c');
  listener.mockClear();
  const id = inbox.remove(['b']);
  expect(getVisibleKeys(inbox)).toEqual(['a', 'c']);
  expect(listener).toHaveBeenCalledOnce();
  expect(store.remove).not.toHaveBeenCalled();
  await inbox.commit(id);
  expect(store.remove).toHaveBeenCalledExactlyOnceWith(['b']);
});

test('does not write an undone deletion', async () => {
  const { inbox, store } = setUp('a', 'b');
  const id = inbox.remove(['a', 'b']);
  expect(getVisibleKeys(inbox)).toBe('empty');
  inbox.undo(id);
  expect(getVisibleKeys(inbox)).toEqual(['a', 'b']);
  await inbox.commit(id);
  inbox.commitAll();
  expect(store.remove).not.toHaveBeenCalled();
  expect(store.removeAll).not.toHaveBeenCalled();
});

test('removes the list when all are deleted, unless a new notification has arrived', async () => {
  const { inbox, store, setKeys } = setUp('a', 'b');
  await inbox.commit(inbox.remove(['a', 'b']));
  expect(store.removeAll).toHaveBeenCalledOnce();
  const id = inbox.remove(['a', 'b']);
  setKeys(['new', 'a', 'b']);
  expect(getVisibleKeys(inbox)).toEqual(['new']);
  await inbox.commit(id);
  expect(store.removeAll).toHaveBeenCalledOnce();
  expect(store.remove).toHaveBeenCalledExactlyOnceWith(['a', 'b']);
});

test('reverts a rejected deletion', async () => {
  const { inbox, write } = setUp('a', 'b');
  write.mockResolvedValue('failed');
  const id = inbox.remove(['a']);
  expect(await inbox.commit(id)).toBe('failed');
  expect(getVisibleKeys(inbox)).toEqual(['a', 'b']);
  expect(inbox.getSnapshot().removals).toEqual([]);
});

test('keeps a pending deletion hidden and does not undo it', async () => {
  const { inbox, write } = setUp('a', 'b');
  let resolveWrite: (result: WriteResult) => void = () => undefined;
  const pendingWrite = new Promise<WriteResult>((resolve) => {
    resolveWrite = resolve;
  });
  write.mockReturnValue(pendingWrite);
  const id = inbox.remove(['a']);
  const commit = inbox.commit(id);
  inbox.undo(id);
  void inbox.commit(id);
  expect(getVisibleKeys(inbox)).toEqual(['b']);
  resolveWrite('done');
  await commit;
  expect(write).toHaveBeenCalledOnce();
});

test('commits pending deletions and signs out of the service on close', async () => {
  const { inbox, store } = setUp('a', 'b');
  inbox.remove(['a']);
  await inbox.close();
  expect(store.remove).toHaveBeenCalledExactlyOnceWith(['a']);
  expect(store.close).toHaveBeenCalledOnce();
});

test('deletes by key before the connection has the list', async () => {
  const { inbox, store } = setUp('a', 'b');
  store.isLive.mockReturnValue(false);
  await inbox.commit(inbox.remove(['a', 'b']));
  expect(store.remove).toHaveBeenCalledExactlyOnceWith(['a', 'b']);
  expect(store.removeAll).not.toHaveBeenCalled();
});
