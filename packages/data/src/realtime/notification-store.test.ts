import { createFailure } from '@surtidor/domain';
import { type Notification, readNotifications } from '@surtidor/domain/notifications';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { failed, type Outcome } from '../shared/outcome.ts';
import { settle, watch } from '../test-support/watch.ts';
import type { NotificationNode } from './notification-node.ts';
import { createNotificationStore } from './notification-store.ts';

const settings = { databaseUrl: 'https://db', authUrl: null, apiKey: 'k', projectId: 'p' };

/** A mock node that records its calls. */
function createMockNode() {
  let emit: (value: unknown) => void = () => undefined;
  let end: (error: unknown) => void = () => undefined;
  let connect: (isConnected: boolean) => void = () => undefined;
  const node = {
    watch: vi.fn((onValue, onEnd, onConnection) => {
      emit = onValue;
      end = onEnd;
      connect = onConnection;
    }),
    setReadFlag: vi.fn(async () => undefined),
    remove: vi.fn(async () => undefined),
    removeAll: vi.fn(async () => undefined),
    close: vi.fn(async () => undefined),
  } satisfies NotificationNode;
  return {
    node,
    emit: (value: unknown) => emit(value),
    end: (error: unknown) => end(error),
    setConnected: (isConnected: boolean) => connect(isConnected),
  };
}

function createStore(
  node: NotificationNode,
  fetchToken: () => Promise<Outcome<string>> = async () => ({ kind: 'done', value: 'token' }),
  initial: readonly Notification[] | null = null,
  fetchList: () => Promise<readonly Notification[] | null> = async () => null,
) {
  const log = vi.fn();
  const open = vi.fn(async () => node);
  const timeZone = 'America/Bogota';
  const options = { settings, userId: '7', timeZone, initial, fetchToken, fetchList, open, log };
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
  const { node, emit } = createMockNode();
  const { store } = createStore(node);
  store.connect();
  const firstWrite = store.setRead('a', true);
  await settle();
  emit({ a: unread });
  expect(await firstWrite).toBe('done');
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
  const { node, emit } = createMockNode();
  node.remove.mockRejectedValue(
    Object.assign(new Error('maria@example.com may not'), { code: 'PERMISSION_DENIED' }),
  );
  const { store, log } = createStore(node);
  store.connect();
  await settle();
  emit({ a: unread });
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

describe('a blocked connection', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('shows the list of the REST interface after the deadline, until the connection opens', async () => {
    const { node, emit } = createMockNode();
    const fetchList = vi.fn(async () => readNotifications({ a: unread }, 'America/Bogota'));
    const { store } = createStore(node, undefined, null, fetchList);
    store.connect();
    await vi.advanceTimersByTimeAsync(5_999);
    expect([store.getState().kind, store.isBlocked()]).toEqual(['loading', false]);
    await vi.advanceTimersByTimeAsync(1);
    expect(store.getState()).toMatchObject({ kind: 'ready', value: [{ key: 'a' }] });
    expect(store.isBlocked()).toBe(true);
    store.connect();
    await vi.advanceTimersByTimeAsync(0);
    expect(fetchList).toHaveBeenCalledTimes(2);
    emit(null);
    expect([store.getState().kind, store.isBlocked()]).toEqual(['empty', false]);
  });

  test('fails, and can be retried, if the list cannot be fetched either', async () => {
    const lists = [null, readNotifications({ a: unread }, 'America/Bogota')];
    const { store } = createStore(
      createMockNode().node,
      undefined,
      null,
      async () => lists.shift() ?? null,
    );
    store.connect();
    await vi.advanceTimersByTimeAsync(6_000);
    expect(store.getState().kind).toBe('failed');
    store.connect();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.getState().kind).toBe('ready');
  });

  test('rejects writes instead of queueing them', async () => {
    const { node } = createMockNode();
    const { store } = createStore(node);
    store.connect();
    const write = store.remove(['a']);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await write).toBe('failed');
    expect(await store.removeAll()).toBe('failed');
    expect(node.remove).not.toHaveBeenCalled();
    expect(node.removeAll).not.toHaveBeenCalled();
  });

  test('a write without response fails, and its connection is replaced', async () => {
    const { node, emit } = createMockNode();
    node.remove.mockReturnValue(new Promise(() => undefined));
    const { store, open } = createStore(node);
    store.connect();
    await vi.advanceTimersByTimeAsync(0);
    emit({ a: unread });
    const write = store.remove(['a']);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await write).toBe('failed');
    expect(node.close).toHaveBeenCalledOnce();
    expect(open).toHaveBeenCalledTimes(2);
    expect(store.isLive()).toBe(false);
  });
});

describe('a connection that drops', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  async function openLiveStore() {
    const mock = createMockNode();
    const fetchList = vi.fn(async () => readNotifications({ b: unread }, 'America/Bogota'));
    const { store, open } = createStore(mock.node, undefined, null, fetchList);
    store.connect();
    await vi.advanceTimersByTimeAsync(0);
    mock.setConnected(true);
    expect(store.isLive()).toBe(false);
    mock.emit({ a: unread });
    return { ...mock, store, open, fetchList };
  }

  test('is live again if it returns before the deadline', async () => {
    const { store, node, setConnected, fetchList } = await openLiveStore();
    setConnected(false);
    const write = store.remove(['a']);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(node.remove).not.toHaveBeenCalled();
    setConnected(true);
    expect(await write).toBe('done');
    await vi.advanceTimersByTimeAsync(6_000);
    expect([store.isLive(), store.isBlocked()]).toEqual([true, false]);
    expect(fetchList).not.toHaveBeenCalled();
  });

  test('is blocked after the deadline, rejects writes, and is replaced when it returns', async () => {
    const { store, node, setConnected, open, emit } = await openLiveStore();
    const onChange = vi.fn();
    store.subscribe(onChange);
    setConnected(false);
    const write = store.remove(['a']);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(store.isBlocked()).toBe(true);
    expect(onChange).toHaveBeenCalled();
    expect(store.getState()).toMatchObject({ kind: 'ready', value: [{ key: 'b' }] });
    expect(await write).toBe('failed');
    expect(node.remove).not.toHaveBeenCalled();
    setConnected(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(node.close).toHaveBeenCalledOnce();
    expect(open).toHaveBeenCalledTimes(2);
    emit(null);
    expect([store.getState().kind, store.isLive()]).toEqual(['empty', true]);
  });
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
