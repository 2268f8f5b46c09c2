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

/** A store whose database holds these keys and answers writes as told. */
function storeOf(...keys: readonly string[]) {
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

test('a deletion is out of sight at once and reaches the database only when committed', async () => {
  const { inbox, store, received } = storeOf('a', 'b', 'c');
  received.mockClear();
  const id = inbox.remove(['b']);
  expect(shownBy(inbox)).toEqual(['a', 'c']);
  expect(received).toHaveBeenCalledOnce();
  expect(store.remove).not.toHaveBeenCalled();
  await inbox.commit(id);
  expect(store.remove).toHaveBeenCalledExactlyOnceWith(['b']);
});

test('undone, it never reaches the database', async () => {
  const { inbox, store } = storeOf('a', 'b');
  const id = inbox.remove(['a', 'b']);
  expect(shownBy(inbox)).toBe('empty');
  inbox.undo(id);
  expect(shownBy(inbox)).toEqual(['a', 'b']);
  await inbox.commit(id);
  inbox.commitAll();
  expect(store.remove).not.toHaveBeenCalled();
  expect(store.removeAll).not.toHaveBeenCalled();
});

test('deleting all sets the whole list to null, unless something came meanwhile', async () => {
  const { inbox, store, hold } = storeOf('a', 'b');
  await inbox.commit(inbox.remove(['a', 'b']));
  expect(store.removeAll).toHaveBeenCalledOnce();
  const id = inbox.remove(['a', 'b']);
  hold(['new', 'a', 'b']);
  expect(shownBy(inbox)).toEqual(['new']);
  await inbox.commit(id);
  expect(store.removeAll).toHaveBeenCalledOnce();
  expect(store.remove).toHaveBeenCalledExactlyOnceWith(['a', 'b']);
});

test('a refused deletion comes back into sight', async () => {
  const { inbox, answer } = storeOf('a', 'b');
  answer.mockResolvedValue('failed');
  const id = inbox.remove(['a']);
  expect(await inbox.commit(id)).toBe('failed');
  expect(shownBy(inbox)).toEqual(['a', 'b']);
  expect(inbox.getSnapshot().removals).toEqual([]);
});

test('while it is being deleted it stays out of sight and cannot be undone', async () => {
  const { inbox, answer } = storeOf('a', 'b');
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

test('closing deletes what could still be undone, then leaves the service', async () => {
  const { inbox, store } = storeOf('a', 'b');
  inbox.remove(['a']);
  await inbox.close();
  expect(store.remove).toHaveBeenCalledExactlyOnceWith(['a']);
  expect(store.close).toHaveBeenCalledOnce();
});

test('one connection for all who follow', () => {
  const { inbox, store } = storeOf('a');
  inbox.subscribe(() => undefined);
  expect(store.subscribe).toHaveBeenCalledOnce();
});
