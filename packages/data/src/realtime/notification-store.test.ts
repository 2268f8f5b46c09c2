import { createFailure, type Notification, readNotifications } from '@surtidor/domain';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { failed, type Outcome } from '../shared/outcome.ts';
import { settle, watch } from '../test-support/watch.ts';
import type { NotificationNode } from './notification-node.ts';
import { createNotificationStore } from './notification-store.ts';

const settings = { databaseUrl: 'https://db', authUrl: null, apiKey: 'k', projectId: 'p' };

/** A mock node that records its calls. */
function createMockNode() {
  let emit: (value: unknown) => void = () => undefined;
  let end: (error: unknown) => void = () => undefined;
  const node = {
    watch: vi.fn((onValue, onEnd) => {
      emit = onValue;
      end = onEnd;
    }),
    setReadFlag: vi.fn(async () => undefined),
    remove: vi.fn(async () => undefined),
    removeAll: vi.fn(async () => undefined),
    close: vi.fn(async () => undefined),
  } satisfies NotificationNode;
  return { node, emit: (value: unknown) => emit(value), end: (error: unknown) => end(error) };
}

function createStore(
  node: NotificationNode,
  fetchToken: () => Promise<Outcome<string>> = async () => ({ kind: 'done', value: 'token' }),
  initial: readonly Notification[] | null = null,
) {
  const log = vi.fn();
  const open = vi.fn(async () => node);
  const timeZone = 'America/Bogota';
  const options = { settings, userId: '7', timeZone, initial, fetchToken, open, log };
  return { store: createNotificationStore(options), log, open };
}

const unread = { read: 0, title: 'Pedido', body: 'En camino', date: '2026-03-15 08:30' };

test('the node is opened once, by the first connect', async () => {
  const { node, emit } = createMockNode();
  const { store, open } = createStore(node);
  const bell = watch(store);
  await settle();
  expect(open).not.toHaveBeenCalled();
  store.connect();
  store.connect();
  await settle();
  expect(open).toHaveBeenCalledExactlyOnceWith(settings, '7', 'token');
  expect(store.getState()).toEqual({ kind: 'loading' });
  emit({ a: unread });
  expect(await bell.until(({ kind }) => kind === 'ready')).toMatchObject({
    value: [{ key: 'a', read: false, title: 'Pedido' }],
  });
  emit(null);
  expect(store.getState()).toEqual({ kind: 'empty' });
});

test('any stored value yields a valid state', async () => {
  const { node, emit } = createMockNode();
  const { store } = createStore(node);
  store.connect();
  await settle();
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(() => emit(value)).not.toThrow();
      expect(['ready', 'empty']).toContain(store.getState().kind);
    }),
  );
});

test('writes go to the user’s node', async () => {
  const { node } = createMockNode();
  const { store } = createStore(node);
  store.connect();
  await store.setRead('a', true);
  await store.setRead('a', false);
  await store.remove(['a', 'b']);
  await store.removeAll();
  expect(node.setReadFlag.mock.calls).toEqual([
    ['a', 1],
    ['a', 0],
  ]);
  expect(node.remove).toHaveBeenCalledWith(['a', 'b']);
  expect(node.removeAll).toHaveBeenCalled();
});

test('logs only the code of a failed write', async () => {
  const { node } = createMockNode();
  node.remove.mockRejectedValue(
    Object.assign(new Error('maria@example.com may not'), { code: 'PERMISSION_DENIED' }),
  );
  const { store, log } = createStore(node);
  store.connect();
  expect(await store.remove(['a'])).toBe('failed');
  expect(log.mock.calls).toEqual([['notification-update PERMISSION_DENIED']]);
});

test('fails after a rejected token or a denied node, and reconnects on retry', async () => {
  const { node, emit, end } = createMockNode();
  const responses: Outcome<string>[] = [
    { kind: 'failed', failure: createFailure('communication') },
    { kind: 'done', value: 'token' },
  ];
  const { store, log, open } = createStore(node, async () => {
    const next = responses.shift();
    return next ?? { kind: 'done', value: 'token' };
  });
  const { until } = watch(store);
  store.connect();
  await until(({ kind }) => kind === 'failed');
  store.connect();
  await settle();
  emit({ a: unread });
  end({ code: 'PERMISSION_DENIED' });
  expect(store.getState()).toMatchObject({ kind: 'failed', stale: [{ key: 'a' }] });
  expect(store.isLive()).toBe(false);
  expect(log.mock.calls).toEqual([
    ['notification-service communication'],
    ['notification-service PERMISSION_DENIED'],
  ]);
  expect(open).toHaveBeenCalledOnce();
});

test('signing out closes the node and clears the list', async () => {
  const { node, emit } = createMockNode();
  const { store } = createStore(node);
  store.connect();
  await settle();
  emit({ a: unread });
  await store.close();
  expect(node.close).toHaveBeenCalledOnce();
  expect(store.getState()).toEqual({ kind: 'idle' });
});

test.each([
  ['a list', { a: unread }, { a: unread, b: unread }, 'ready'],
  ['an empty list', null, { a: unread }, 'ready'],
  ['a list', { a: unread }, null, 'empty'],
])('shows %s of the server until the connection has one', async (_, initial, value, kind) => {
  const { node, emit } = createMockNode();
  const { store } = createStore(node, undefined, readNotifications(initial, 'America/Bogota'));
  const { states } = watch(store);
  store.connect();
  await settle();
  expect(store.isLive()).toBe(false);
  emit(value);
  expect(store.isLive()).toBe(true);
  expect(states).toMatchObject([
    initial === null
      ? { kind: 'empty' }
      : { kind: 'ready', value: [{ key: 'a' }], refreshing: false },
    { kind },
  ]);
});

test('a failed connection keeps the list of the server', async () => {
  const failToken = async () => failed(createFailure('communication'));
  const initial = readNotifications({ a: unread }, 'America/Bogota');
  const { store } = createStore(createMockNode().node, failToken, initial);
  store.connect();
  await settle();
  expect(store.getState()).toMatchObject({ kind: 'failed', stale: [{ key: 'a' }] });
});

test('keeps the identity of unchanged notifications, so that only changed cards are rendered', async () => {
  const { node, emit } = createMockNode();
  const initial = readNotifications({ a: unread, b: unread }, 'America/Bogota');
  const { store } = createStore(node, undefined, initial);
  store.connect();
  await settle();
  emit({ a: unread, b: { ...unread, read: 1 } });
  const state = store.getState();
  if (state.kind !== 'ready') throw new Error(state.kind);
  const [unchanged, changed] = state.value.toSorted((one, other) =>
    one.key.localeCompare(other.key),
  );
  expect(initial).toContain(unchanged);
  expect(changed).toMatchObject({ key: 'b', read: true });
});
