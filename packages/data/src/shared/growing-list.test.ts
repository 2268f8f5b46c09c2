import type { Invoice } from '@surtidor/domain/invoices';
import { expect, test } from 'vitest';
import { pendingInvoicesQuery } from '../invoices/pending-invoices.ts';
import { createMockBackend, type MockResponses } from '../test-support/mock-backend.ts';
import { createDeferred, settle, watch } from '../test-support/watch.ts';
import type { Paged } from './paged-state.ts';
import { createPagedStore } from './paged-store.ts';

const row = (id: number) => ({ id_edocta_detalle: id, num_documento: `D${id}`, total: '100.00' });

/** Creates a page of an infinite list. */
const createPage = (start: number, page: unknown) => {
  const first = start + (Number(page) - 1) * 10;
  return { total_count: 900, items: Array.from({ length: 10 }, (_, index) => row(first + index)) };
};

const createBackend = (documentos: NonNullable<MockResponses['Query']>[string]) =>
  createMockBackend({ Query: { documentos } });
const createEndlessBackend = () => createBackend(({ currentPage }) => createPage(1, currentPage));
const openList = (dataContext: ReturnType<typeof createEndlessBackend>, pages = 1) =>
  createPagedStore(dataContext, pendingInvoicesQuery, { filter: {} }, pages);

const getItems = ({ state }: Paged<Invoice, null>) => (state.kind === 'ready' ? state.items : []);
const getFirstId = (list: Paged<Invoice, null>) => Number(getItems(list)[0]?.id);
const hasRows = (count: number) => (list: Paged<Invoice, null>) => {
  const { state } = list;
  return state.kind === 'ready' && state.items.length === count && state.more !== 'loading';
};
const isSettled = ({ state }: Paged<Invoice, null>) => state.kind === 'ready' && !state.refreshing;

test('a further page maps only its own rows and keeps the existing items', async () => {
  const rowCounts: unknown[] = [];
  const query: typeof pendingInvoicesQuery = {
    ...pendingInvoicesQuery,
    read: (data, storeContext) => {
      rowCounts.push(data.documentos?.items?.length);
      return pendingInvoicesQuery.read(data, storeContext);
    },
  };
  const store = createPagedStore(createEndlessBackend(), query, { filter: {} });
  const { until } = watch(store);
  let previous = getItems(await until(hasRows(10)));
  for (const count of [20, 30, 40]) {
    rowCounts.length = 0;
    store.loadMore();
    const items = getItems(await until(hasRows(count)));
    expect(rowCounts).toEqual([10]);
    expect(items.slice(0, previous.length).every((item, index) => item === previous[index])).toBe(
      true,
    );
    previous = items;
  }
});

test('items do not change while the next page is loading', async () => {
  const store = openList(createEndlessBackend());
  const { until } = watch(store);
  const previous = getItems(await until(hasRows(10)));
  store.loadMore();
  expect(store.getState().state).toMatchObject({ more: 'loading' });
  expect(getItems(store.getState())).toBe(previous);
});

test.each([
  ['data', null],
  ['a list', { total_count: 900, items: null }],
])(
  'a page without %s is a failed page, keeps the items and can be retried',
  async (_, response) => {
    let isBroken = true;
    const store = openList(
      createBackend(({ currentPage }) =>
        currentPage === 2 && isBroken ? response : createPage(1, currentPage),
      ),
    );
    const { until } = watch(store);
    await until(hasRows(10));
    store.loadMore();
    const failedList = await until(
      ({ state }) => state.kind === 'ready' && state.more === 'failed',
    );
    expect(failedList.state).toMatchObject({ moreFailure: { code: 'data-not-found' }, total: 900 });
    expect(getItems(failedList)).toHaveLength(10);
    isBroken = false;
    store.loadMore();
    await until(hasRows(20));
  },
);

test('without a total, a full page has a next one', async () => {
  const store = createPagedStore(
    createBackend(({ currentPage }) => ({
      ...createPage(1, currentPage),
      total_count: null,
    })),
    { ...pendingInvoicesQuery, nextPageRule: 'total' },
    { filter: {} },
  );
  const list = await watch(store).until(hasRows(10));
  expect(list.state).toMatchObject({ more: 'yes' });
});

test('a page requested during a reload is not added to the reloaded list', async () => {
  const slow = createDeferred<object>();
  let start = 1;
  const store = openList(
    createBackend(({ currentPage }) =>
      currentPage === 3 ? slow.promise : createPage(start, currentPage),
    ),
  );
  const { until } = watch(store);
  await until(hasRows(10));
  store.loadMore();
  await until(hasRows(20));
  start = 501;
  store.retry();
  store.loadMore();
  expect(getFirstId(await until(hasRows(10)))).toBe(501);
  slow.resolve(createPage(1, 3));
  await settle();
  expect(store.getState().state).toMatchObject({ more: 'yes' });
  expect(getItems(store.getState())).toHaveLength(10);
  store.loadMore();
  expect(getItems(await until(hasRows(20))).map(({ id }) => Number(id))).toEqual(
    Array.from({ length: 20 }, (_, index) => 501 + index),
  );
});

test('a page requested before a newer page 1 arrives is requested again', async () => {
  const dataContext = createEndlessBackend();
  const first = watch(openList(dataContext));
  await first.until(hasRows(10));
  first.stop();
  await settle();
  // The same list again: page 1 is cached and refetched.
  const store = openList(dataContext);
  const { until } = watch(store);
  expect(store.getState().state).toMatchObject({ kind: 'ready', more: 'yes', refreshing: true });
  store.loadMore();
  const grown = await until((list) => hasRows(20)(list) && isSettled(list));
  await settle();
  expect(getItems(store.getState()).map(({ id }) => Number(id))).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 1),
  );
  expect(getItems(grown)).toHaveLength(20);
});

test('a page requested in the tick in which page 1 arrives is not lost', async () => {
  const store = openList(createEndlessBackend());
  let requested = false;
  store.subscribe(() => {
    if (requested || store.getState().state.kind !== 'ready') return;
    requested = true;
    store.loadMore();
  });
  const { until } = watch(store);
  expect(getItems(await until(hasRows(20)))).toHaveLength(20);
});

test('a refresh while a page is loading keeps loading it', async () => {
  const slow = createDeferred<object>();
  let isFirstRequest = true;
  const store = openList(
    createBackend(({ currentPage }) => {
      if (currentPage !== 2 || !isFirstRequest) return createPage(1, currentPage);
      isFirstRequest = false;
      return slow.promise;
    }),
  );
  const { until } = watch(store);
  await until(hasRows(10));
  store.loadMore();
  store.refresh();
  await until((list) => hasRows(20)(list) && isSettled(list));
  slow.resolve(createPage(501, 2));
  await settle();
  expect(getItems(store.getState()).at(-1)?.id).toBe('20');
});

test('lists with the same variables grow independently; a newer first page resets both', async () => {
  let start = 1;
  const dataContext = createBackend(({ currentPage }) => createPage(start, currentPage));
  const [one, other] = [openList(dataContext), openList(dataContext)];
  const [a, b] = [watch(one), watch(other)];
  await Promise.all([a.until(isSettled), b.until(isSettled)]);
  one.loadMore();
  await a.until(hasRows(20));
  expect(getItems(other.getState())).toHaveLength(10);
  start = 501;
  other.retry();
  expect(getFirstId(await b.until((list) => hasRows(10)(list) && getFirstId(list) === 501))).toBe(
    501,
  );
  expect(getFirstId(await a.until(hasRows(10)))).toBe(501);
});

test('loading more during a reload adds no page twice', async () => {
  const dataContext = createEndlessBackend();
  const first = watch(openList(dataContext, 3));
  await first.until(hasRows(30));
  first.stop();
  await settle();
  const store = openList(dataContext, 3);
  const { until } = watch(store);
  expect(getItems(store.getState())).toHaveLength(30);
  store.loadMore();
  await until((list) => hasRows(30)(list) && isSettled(list));
  await settle();
  const ids = getItems(store.getState()).map(({ id }) => Number(id));
  expect(ids).toEqual(ids.map((_, index) => index + 1));
  expect(ids.length % 10).toBe(0);
});

test('a URL with more pages than cached shows the cached ones first', async () => {
  const dataContext = createEndlessBackend();
  const first = watch(openList(dataContext, 2));
  await first.until(hasRows(20));
  first.stop();
  await settle();
  const again = watch(openList(dataContext, 4));
  expect(
    getItems(
      again.states[0] ?? { state: { kind: 'idle' }, extra: null, malformedCount: 0, change: null },
    ),
  ).toHaveLength(20);
  await again.until((list) => hasRows(40)(list) && isSettled(list));
  expect(again.states.every((list) => getItems(list).length >= 20)).toBe(true);
});

test('a page requested before a row left the list hides no row after the reload', async () => {
  const slow = createDeferred<object>();
  let firstRow = 1;
  let isFirstRequest = true;
  const store = openList(
    createBackend(({ currentPage }) => {
      if (currentPage !== 2 || !isFirstRequest) return createPage(firstRow, currentPage);
      isFirstRequest = false;
      return slow.promise;
    }),
  );
  const { until } = watch(store);
  await until(hasRows(10));
  store.loadMore();
  firstRow = 2;
  store.retry();
  await until((list) => hasRows(10)(list) && getFirstId(list) === 2);
  slow.resolve(createPage(1, 2));
  await settle();
  store.loadMore();
  await until(hasRows(20));
  store.loadMore();
  expect(getItems(await until(hasRows(30))).map(({ id }) => Number(id))).toEqual(
    Array.from({ length: 30 }, (_, index) => 2 + index),
  );
});
