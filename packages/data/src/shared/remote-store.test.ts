import { describe, expect, test, vi } from 'vitest';
import { allDestinationsQuery } from '../associates/all-destinations.ts';
import { latestOrdersQuery } from '../orders/latest-orders.ts';
import { createMockBackend, type MockResponses } from '../test-support/mock-backend.ts';
import { createDeferred, settle, watch } from '../test-support/watch.ts';
import { createRemoteStore, type DataContext } from './remote-store.ts';

const variables = { client: 'C1', pageSize: 4 };
const createOrders = (...numbers: string[]) => ({
  size: numbers.length,
  data: numbers.map((number, index) => ({
    id_pedido: index + 1,
    num_pedido: number,
    valor: '1.00',
  })),
});

type Resolver = NonNullable<MockResponses['Query']>[string];

const createBackend = (respond: Resolver) =>
  createMockBackend({ Query: { OrderTraceability: respond } });
const openStore = (dataContext: DataContext) =>
  createRemoteStore(dataContext, latestOrdersQuery, variables);
const openStoreFor = (respond: Resolver) => openStore(createBackend(respond));

const getNumbers = (list: readonly { number: string }[]) => list.map(({ number }) => number);

test('loads a value, and a retry refreshes it', async () => {
  let respond: unknown = createOrders('A');
  const store = openStoreFor(() => respond);
  const { states, until } = watch(store);
  const first = await until(({ kind }) => kind === 'ready');
  expect(states[0]).toEqual({ kind: 'loading' });
  expect(first.kind === 'ready' && getNumbers(first.value)).toEqual(['A']);
  respond = createOrders('B', 'A');
  store.retry();
  expect(store.getState()).toMatchObject({ kind: 'ready', refreshing: true });
  const second = await until((state) => state.kind === 'ready' && !state.refreshing);
  expect(second.kind === 'ready' && getNumbers(second.value)).toEqual(['B', 'A']);
});

test('a retry during another retry sends a new request afterwards', async () => {
  const slow = createDeferred<unknown>();
  const responses: unknown[] = [createOrders('A'), slow.promise, createOrders('C')];
  const store = openStoreFor(() => responses.shift());
  const { until } = watch(store);
  await until(({ kind }) => kind === 'ready');
  store.retry();
  store.retry();
  await settle();
  slow.resolve(createOrders('B'));
  const state = await until((one) => one.kind === 'ready' && getNumbers(one.value).includes('C'));
  expect(state).toMatchObject({ kind: 'ready' });
  expect(responses).toEqual([]);
});

test('an empty list is empty, and a response without data is a failure', async () => {
  const empty = await watch(openStoreFor(() => createOrders())).until(
    ({ kind }) => kind !== 'loading',
  );
  expect(empty).toEqual({ kind: 'empty' });
  const failed = await watch(openStoreFor(() => null)).until(({ kind }) => kind !== 'loading');
  expect(failed).toMatchObject({ kind: 'failed', failure: { code: 'data-not-found' } });
});

test('a failure has the server’s message, and a retry reloads', async () => {
  let isBroken = true;
  const store = openStoreFor(() => {
    if (isBroken) throw new Error('Servicio en pausa');
    return createOrders('A');
  });
  const { until } = watch(store);
  expect(await until(({ kind }) => kind === 'failed')).toMatchObject({
    failure: { code: 'query-failed', serverText: 'Servicio en pausa' },
  });
  isBroken = false;
  store.retry();
  await until(({ kind }) => kind === 'ready');
});

test('a failed refresh keeps the value', async () => {
  let isBroken = false;
  const store = openStoreFor(() => {
    if (isBroken) throw new Error('Servicio en pausa');
    return createOrders('A');
  });
  const { until } = watch(store);
  await until(({ kind }) => kind === 'ready');
  isBroken = true;
  store.retry();
  const failed = await until(({ kind }) => kind === 'failed');
  expect(failed.kind === 'failed' && getNumbers(failed.stale ?? [])).toEqual(['A']);
});

test('an unauthorized response clears the value', async () => {
  const store = openStoreFor(() => {
    throw new Error("The current customer isn't authorized.");
  });
  const state = await watch(store).until(({ kind }) => kind !== 'loading');
  expect(state).toEqual({ kind: 'unauthorized' });
});

test('a second visit shows the cached value and refetches', async () => {
  const slow = createDeferred<unknown>();
  let calls = 0;
  const dataContext = createBackend(() => (calls++ === 0 ? createOrders('A') : slow.promise));
  const first = watch(openStore(dataContext));
  await first.until(({ kind }) => kind === 'ready');
  first.stop();
  await settle();
  const second = watch(openStore(dataContext));
  expect(second.states[0]).toMatchObject({ kind: 'ready', refreshing: true });
  slow.resolve(createOrders('B'));
  const fresh = await second.until((state) => state.kind === 'ready' && !state.refreshing);
  expect(fresh.kind === 'ready' && getNumbers(fresh.value)).toEqual(['B']);
});

test('resubscribing immediately, as in strict mode, sends one request', async () => {
  let calls = 0;
  const store = openStoreFor(() => {
    calls += 1;
    return createOrders('A');
  });
  const first = watch(store);
  first.stop();
  const second = watch(store);
  await second.until(({ kind }) => kind === 'ready');
  await settle();
  expect(calls).toBe(1);
});

test('offline, cached data is shown with the failure', async () => {
  let isBroken = false;
  const dataContext = createBackend(() => {
    if (isBroken) throw new Error('No');
    return createOrders('A');
  });
  const query = { ...latestOrdersQuery, fetchPolicy: 'network-only' as const };
  const reopenStore = () => createRemoteStore(dataContext, query, variables);
  await watch(reopenStore()).until(({ kind }) => kind === 'ready');
  isBroken = true;
  vi.stubGlobal('navigator', { onLine: false });
  try {
    const state = await watch(reopenStore()).until(({ kind }) => kind === 'failed');
    expect(state.kind === 'failed' && state.stale && getNumbers(state.stale)).toEqual(['A']);
  } finally {
    vi.unstubAllGlobals();
  }
});

describe('a query that is fetched once', () => {
  const page = { pageSize: 20_000, page: 1 };
  const row = { id_destinatario: '1', codigo_destinatario: 'N-1', nombre_comercial: 'Norte' };
  const createDestinationsBackend = (respond: Resolver) =>
    createMockBackend({ Query: { listarDestinatarios: respond } });
  const openDestinations = (dataContext: DataContext) =>
    createRemoteStore(dataContext, allDestinationsQuery, page);

  test('is stored for the session, outside the cache', async () => {
    let calls = 0;
    const dataContext = createDestinationsBackend(() => {
      calls += 1;
      return { total_count: 1, items: [row] };
    });
    const first = watch(openDestinations(dataContext));
    const state = await first.until(({ kind }) => kind === 'ready');
    first.stop();
    await settle();
    const again = openDestinations(dataContext);
    expect(again.getState()).toBe(state);
    expect(calls).toBe(1);
    expect(JSON.stringify(dataContext.client.cache.extract())).not.toContain('N-1');
    await watch(
      openDestinations(createDestinationsBackend(() => ({ total_count: 0, items: [] }))),
    ).until(({ kind }) => kind === 'empty');
  });

  test('is refetched after a failure', async () => {
    let isBroken = true;
    const dataContext = createDestinationsBackend(() => {
      if (isBroken) throw new Error('Servicio en pausa');
      return { total_count: 1, items: [row] };
    });
    await watch(openDestinations(dataContext)).until(({ kind }) => kind === 'failed');
    isBroken = false;
    await watch(openDestinations(dataContext)).until(({ kind }) => kind === 'ready');
  });
});
