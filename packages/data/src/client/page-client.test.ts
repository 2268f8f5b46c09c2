import { expect, test, vi } from 'vitest';
import { pendingInvoicesQuery } from '../invoices/pending-invoices.ts';
import { latestOrdersQuery } from '../orders/latest-orders.ts';
import { findLiveTransactions } from '../payments/find-transactions.ts';
import { buildFirstPageRequest } from '../shared/paged-query.ts';
import { createPagedStore } from '../shared/paged-store.ts';
import { createRemoteStore } from '../shared/remote-store.ts';
import { createMockBackend } from '../test-support/mock-backend.ts';
import { createDeferred, settle, watch } from '../test-support/watch.ts';
import { createPageClient, toPageResponse } from './page-client.ts';

const variables = { client: 'C1', pageSize: 4 };
const createOrders = (number: string) => ({
  size: 1,
  data: [{ id_pedido: 1, num_pedido: number, valor: '1.00' }],
});

/** A page with the client's latest orders, and a client whose code is loaded on demand. */
async function setUp({ sendsResponse = true } = {}) {
  const respond = vi.fn(() => createOrders('A'));
  const { client: apollo, ...dataContext } = createMockBackend({
    Query: { OrderTraceability: respond },
  });
  const query = { query: latestOrdersQuery.document, variables };
  const serverClient = createMockBackend({ Query: { OrderTraceability: respond } }).client;
  const response = toPageResponse(query, (await serverClient.query(query)).data);
  respond.mockClear();
  const code = createDeferred<typeof apollo>();
  const loadApollo = vi.fn(() => code.promise);
  // The page sends the responses as text.
  const responses = sendsResponse ? JSON.parse(JSON.stringify([response])) : [];
  const client = createPageClient(responses, loadApollo);
  const open = (pageSize = 4) =>
    createRemoteStore({ ...dataContext, client }, latestOrdersQuery, { pageSize, client: 'C1' });
  return {
    apollo,
    client,
    dataContext: { ...dataContext, client },
    code,
    loadApollo,
    open,
    respond,
  };
}

test('a page shows its data without Apollo, and nothing is requested when it is loaded', async () => {
  const { apollo, client, code, loadApollo, open, respond } = await setUp();
  const { states } = watch(open());
  expect(states).toMatchObject([{ kind: 'ready', value: [{ number: 'A' }] }]);
  client.endHydration();
  expect(loadApollo).not.toHaveBeenCalled();
  code.resolve(apollo);
  await client.load();
  await settle();
  expect(respond).not.toHaveBeenCalled();
  expect(new Set(states)).toHaveProperty('size', 1);
});

test('a retry replaces the data of the page', async () => {
  const { apollo, client, code, open, respond } = await setUp();
  const store = open();
  const { until } = watch(store);
  code.resolve(apollo);
  client.endHydration();
  await client.load();
  respond.mockReturnValue(createOrders('B'));
  store.retry();
  await until((state) => state.kind === 'ready' && state.value[0]?.number === 'B');
  expect(respond).toHaveBeenCalledOnce();
});

test('a list with several initial pages loads those that did not come with the page', async () => {
  const getPage = vi.fn(({ currentPage }: { currentPage?: unknown }) => ({
    items: Array.from({ length: 10 }, (_, index) => ({
      id_edocta_detalle: Number(currentPage) * 10 + index,
      num_documento: `D${Number(currentPage) * 10 + index}`,
      total: '100.00',
    })),
    total_count: 20,
  }));
  const { client: apollo, ...dataContext } = createMockBackend({ Query: { documentos: getPage } });
  const { document: query, variables: firstPage } = buildFirstPageRequest(pendingInvoicesQuery, {
    filter: {},
  });
  const { data } = await apollo.query({ query, variables: firstPage, fetchPolicy: 'no-cache' });
  const response = toPageResponse({ query, variables: firstPage }, data);
  const client = createPageClient(response ? [response] : [], async () => apollo);
  const context = { ...dataContext, client };
  const list = createPagedStore(context, pendingInvoicesQuery, { filter: {} }, 2);
  const { until } = watch(list);
  client.endHydration();
  await client.load();
  await until(({ state }) => state.kind === 'ready' && state.items.length === 20);
  expect(getPage).toHaveBeenCalledTimes(2);
});

test('a query without a response loads Apollo and is requested once', async () => {
  const { apollo, code, open, loadApollo, respond } = await setUp({ sendsResponse: false });
  const { states, until } = watch(open());
  watch(open());
  expect(states).toEqual([{ kind: 'loading' }]);
  code.resolve(apollo);
  await until(({ kind }) => kind === 'ready');
  expect(loadApollo).toHaveBeenCalledOnce();
  expect(respond).toHaveBeenCalledOnce();
});

test('a list that is opened after hydration shows the data of the page and requests it again', async () => {
  const { apollo, client, code, open, respond } = await setUp();
  client.endHydration();
  code.resolve(apollo);
  expect(open().getState()).toMatchObject({ kind: 'ready' });
  watch(open());
  await client.load();
  await settle();
  expect(respond).toHaveBeenCalledOnce();
});

test.each(['before', 'after'])(
  'a query that may use the cache uses the response of the page %s Apollo is loaded',
  async (moment) => {
    const { apollo, client, code, dataContext, respond } = await setUp();
    client.endHydration();
    code.resolve(apollo);
    if (moment === 'after') await client.load();
    const query = { ...latestOrdersQuery, fetchPolicy: 'cache-first' } as const;
    const { states } = watch(createRemoteStore(dataContext, query, variables));
    await client.load();
    await settle();
    expect(states[0]).toMatchObject({ kind: 'ready', value: [{ number: 'A' }] });
    expect(respond).not.toHaveBeenCalled();
  },
);

test('a list of the page that is hydrated after Apollo is loaded uses the response of the page', async () => {
  const { apollo, client, code, open, respond } = await setUp();
  code.resolve(apollo);
  await client.load();
  const { states } = watch(open());
  await settle();
  expect(states[0]).toMatchObject({ kind: 'ready', value: [{ number: 'A' }] });
  expect(respond).not.toHaveBeenCalled();
});

test('a request whose code cannot be loaded fails as not sent, and a retry loads it again', async () => {
  const { apollo, client, code, dataContext, loadApollo, open } = await setUp({
    sendsResponse: false,
  });
  const store = open();
  const { until } = watch(store);
  code.reject(new TypeError('Failed to fetch dynamically imported module'));
  await until(({ kind }) => kind === 'failed');
  expect(await findLiveTransactions(dataContext)).toMatchObject({
    kind: 'failed',
    failure: { code: 'communication' },
  });
  loadApollo.mockResolvedValue(apollo);
  store.retry();
  expect(store.getState()).toMatchObject({ kind: 'loading' });
  await until(({ kind }) => kind === 'ready');
  expect(client.getObservableQueries('active')).toHaveProperty('size', 1);
});

test('a retry whose code cannot be loaded is reported, and the next one requests the data', async () => {
  const { apollo, client, loadApollo, open, respond } = await setUp();
  const store = open();
  const { until } = watch(store);
  client.endHydration();
  loadApollo.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  store.retry();
  await until(({ kind }) => kind === 'failed');
  expect(store.getState()).toMatchObject({ stale: [{ number: 'A' }] });
  loadApollo.mockResolvedValueOnce(apollo);
  respond.mockReturnValue(createOrders('B'));
  store.retry();
  await until((state) => state.kind === 'ready' && state.value[0]?.number === 'B');
});

test('a query that waits for the code when the session ends is not sent', async () => {
  const { apollo, client, code, dataContext, open, respond } = await setUp({
    sendsResponse: false,
  });
  const { states } = watch(open());
  const outcome = findLiveTransactions(dataContext);
  client.stop();
  code.resolve(apollo);
  expect(await outcome).toMatchObject({ kind: 'failed', failure: { code: 'communication' } });
  expect(states.at(-1)).toMatchObject({ kind: 'failed' });
  expect(respond).not.toHaveBeenCalled();
});
