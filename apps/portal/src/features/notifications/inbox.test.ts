import type { NotificationStore, WriteResult } from '@surtidor/data/realtime';
import type { Notification, RemoteState } from '@surtidor/domain';
import { expect, test, vi } from 'vitest';
import { createInbox } from './inbox.ts';

const named = (key: string): Notification => ({
  key,
  read: false,
  title: '',
  body: '',
  message: '',
  dateText: '',
  moment: null,
  orderNumber: null,
  orderStatusCode: null,
});

/** A store with these keys whose writes have the given result. */
function getStore(...keys: readonly string[]) {
  let state: RemoteState<readonly Notification[]> = { kind: 'idle' };
  let notify: () => void = () => undefined;
  const answer = vi.fn(async (): Promise<WriteResult> => 'done');
  const hold = (next: readonly string[]) => {
    state =
      next.length === 0
        ? { kind: 'empty' }
        : { kind: 'ready', value: next.map(named), refreshing: false };
    notify();
  };
  const store = {
    getState: () => state,
    subscribe: vi.fn((listener: () => void) => {
      notify = listener;
      return () => undefined;
    }),
    retry: vi.fn(),
    setRead: vi.fn(() => answer()),
    remove: vi.fn<(keys: readonly string[]) => Promise<WriteResult>>(() => answer()),
    removeAll: vi.fn(() => answer()),
    close: vi.fn(async () => undefined),
  } satisfies NotificationStore;
  const inbox = createInbox(store);
  const received = vi.fn();
  inbox.subscribe(received);
  hold(keys);
  return { inbox, store, hold, received, answer };
}

const shownBy = ({ getSnapshot }: ReturnType<typeof createInbox>) => {
  const { state } = getSnapshot();
  return state.kind === 'ready' ? state.value.map(({ key }) => key) : state.kind;
};

test('hides a deletion immediately and writes it on commit', async () => {
  const { inbox, store, received } = getStore('a', 'b', 'c');
  received.mockClear();
  const id = inbox.remove(['b']);
  expect(shownBy(inbox)).toEqual(['a', 'c']);
  expect(received).toHaveBeenCalledOnce();
  expect(store.remove).not.toHaveBeenCalled();
  await inbox.commit(id);
  expect(store.remove).toHaveBeenCalledExactlyOnceWith(['b']);
});

test('does not write an undone deletion', async () => {
  const { inbox, store } = getStore('a', 'b');
  const id = inbox.remove(['a', 'b']);
  expect(shownBy(inbox)).toBe('empty');
  inbox.undo(id);
  expect(shownBy(inbox)).toEqual(['a', 'b']);
  await inbox.commit(id);
  inbox.commitAll();
  expect(store.remove).not.toHaveBeenCalled();
  expect(store.removeAll).not.toHaveBeenCalled();
});

test('removes the list when all are deleted, unless a new notification has arrived', async () => {
  const { inbox, store, hold } = getStore('a', 'b');
  await inbox.commit(inbox.remove(['a', 'b']));
  expect(store.removeAll).toHaveBeenCalledOnce();
  const id = inbox.remove(['a', 'b']);
  hold(['new', 'a', 'b']);
  expect(shownBy(inbox)).toEqual(['new']);
  await inbox.commit(id);
  expect(store.removeAll).toHaveBeenCalledOnce();
  expect(store.remove).toHaveBeenCalledExactlyOnceWith(['a', 'b']);
});

test('reverts a rejected deletion', async () => {
  const { inbox, answer } = getStore('a', 'b');
  answer.mockResolvedValue('failed');
  const id = inbox.remove(['a']);
  expect(await inbox.commit(id)).toBe('failed');
  expect(shownBy(inbox)).toEqual(['a', 'b']);
  expect(inbox.getSnapshot().removals).toEqual([]);
});

test('keeps a pending deletion hidden and does not undo it', async () => {
  const { inbox, answer } = getStore('a', 'b');
  let end: (result: WriteResult) => void = () => undefined;
  const held = new Promise<WriteResult>((resolve) => {
    end = resolve;
  });
  answer.mockReturnValue(held);
  const id = inbox.remove(['a']);
  const done = inbox.commit(id);
  inbox.undo(id);
  void inbox.commit(id);
  expect(shownBy(inbox)).toEqual(['b']);
  end('done');
  await done;
  expect(answer).toHaveBeenCalledOnce();
});

test('commits pending deletions and signs out of the service on close', async () => {
  const { inbox, store } = getStore('a', 'b');
  inbox.remove(['a']);
  await inbox.close();
  expect(store.remove).toHaveBeenCalledExactlyOnceWith(['a']);
  expect(store.close).toHaveBeenCalledOnce();
});

test('shares one connection between all subscribers', () => {
  const { inbox, store } = getStore('a');
  inbox.subscribe(() => undefined);
  expect(store.subscribe).toHaveBeenCalledOnce();
});
