import type { Invoice } from '@surtidor/domain/invoices';
import { expect, test } from 'vitest';
import { pendingInvoicesQuery } from '../invoices/pending-invoices.ts';
import { createMockBackend, type MockResponses } from '../test-support/mock-backend.ts';
import { createDeferred, settle, watch } from '../test-support/watch.ts';
import type { Paged } from './paged-state.ts';
import { createPagedStore } from './paged-store.ts';

type List = Paged<Invoice, null>;

const createRow = (id: number, overrides: object = {}) => ({
  id_edocta_detalle: id,
  num_documento: `D${id}`,
  total: '100.00',
  ...overrides,
});
const createRows = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => createRow(from + index));
const createPage = (items: unknown, total_count = 25) => ({ total_count, items });

const getIds = ({ state }: List) =>
  state.kind === 'ready' ? state.items.map(({ id }) => Number(id)) : state.kind;
const isReady = ({ state }: List) => state.kind === 'ready' && !state.refreshing;
const hasRows = (count: number) => (list: List) => {
  const { state } = list;
  return state.kind === 'ready' && state.items.length === count && state.more !== 'loading';
};

const openList = (documentos: NonNullable<MockResponses['Query']>[string], pages = 1) =>
  createPagedStore(
    createMockBackend({ Query: { documentos } }),
    pendingInvoicesQuery,
    { filter: {} },
    pages,
  );

test('page 1 replaces, later pages append, and a short page ends the list', async () => {
  const pages = [createRows(1, 10), createRows(11, 20), createRows(21, 25)];
  const store = openList(({ currentPage }) => createPage(pages[Number(currentPage) - 1]));
  const { until } = watch(store);
  expect(store.getState().state).toEqual({ kind: 'loading' });
  expect(getIds(await until(isReady))).toHaveLength(10);
  store.loadMore();
  expect(store.getState().state).toMatchObject({ kind: 'ready', more: 'loading' });
  await until(hasRows(20));
  store.loadMore();
  const last = await until(hasRows(25));
  expect(getIds(last)).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
  expect(last.state).toMatchObject({ more: 'no', total: 25 });
  store.retry();
  expect(getIds(await until(hasRows(10)))).toHaveLength(10);
});

test('a row that always repeats on the next page is shown once', async () => {
  const pages = [createRows(1, 10), createRows(10, 19)];
  const store = openList(({ currentPage }) => createPage(pages[Number(currentPage) - 1]));
  const { until } = watch(store);
  await until(isReady);
  store.loadMore();
  expect(getIds(await until(hasRows(19)))).toEqual(Array.from({ length: 19 }, (_, i) => i + 1));
});

test('a full page that reaches the total has no next one', async () => {
  const store = openList(() => createPage(createRows(1, 10), 10));
  expect((await watch(store).until(isReady)).state).toMatchObject({ more: 'no', total: 10 });
});

test('a failed page keeps the list and can be retried', async () => {
  let isBroken = true;
  const store = openList(({ currentPage }) => {
    if (currentPage === 2 && isBroken) throw new Error('Sin servicio');
    return createPage(currentPage === 1 ? createRows(1, 10) : createRows(11, 12));
  });
  const { until } = watch(store);
  await until(isReady);
  store.loadMore();
  const failed = await until(({ state }) => state.kind === 'ready' && state.more === 'failed');
  expect(getIds(failed)).toHaveLength(10);
  expect(failed.state).toMatchObject({ moreFailure: { serverText: 'Sin servicio' } });
  isBroken = false;
  store.loadMore();
  expect(getIds(await until(hasRows(12)))).toHaveLength(12);
});

test('without a total, a full last page followed by an empty one ends the list', async () => {
  const store = openList(({ currentPage }) => ({
    total_count: null,
    items: currentPage === 1 ? createRows(1, 10) : [],
  }));
  const { until } = watch(store);
  expect((await until(isReady)).state).toMatchObject({ more: 'yes' });
  store.loadMore();
  await until(({ state }) => state.kind === 'ready' && state.more === 'no');
});

test('a late response to another filter never enters the list', async () => {
  const slow = createDeferred<object>();
  const dataContext = createMockBackend({
    Query: {
      documentos: ({ filter, currentPage }) => {
        const search = (filter as { busqueda?: string } | undefined)?.busqueda;
        if (search === 'a' && currentPage === 2) return slow.promise;
        return createPage(search === 'a' ? createRows(1, 10) : createRows(101, 110));
      },
    },
  });
  const first = createPagedStore(dataContext, pendingInvoicesQuery, { filter: { busqueda: 'a' } });
  const a = watch(first);
  await a.until(isReady);
  first.loadMore();
  const second = createPagedStore(dataContext, pendingInvoicesQuery, {
    filter: { busqueda: 'b' },
  });
  const b = watch(second);
  await b.until(isReady);
  slow.resolve(createPage(createRows(11, 20)));
  await a.until(hasRows(20));
  expect(getIds(second.getState())).toEqual(Array.from({ length: 10 }, (_, i) => 101 + i));
});

test('a page requested before a reload leaves no gap in the reloaded list', async () => {
  const slow = createDeferred<object>();
  const store = openList(({ currentPage }) =>
    currentPage === 3
      ? slow.promise
      : createPage(currentPage === 1 ? createRows(1, 10) : createRows(11, 20), 40),
  );
  const { until } = watch(store);
  await until(isReady);
  store.loadMore();
  await until(hasRows(20));
  store.loadMore();
  store.retry();
  await until(hasRows(10));
  slow.resolve(createPage(createRows(21, 30), 40));
  await settle();
  expect(getIds(store.getState())).toEqual(Array.from({ length: 10 }, (_, i) => i + 1));
  expect(store.getState().state).toMatchObject({ more: 'yes' });
});

test('unreadable rows are omitted and counted, and do not affect paging', async () => {
  const store = openList(({ currentPage }) =>
    createPage(
      currentPage === 1
        ? [null, createRow(2, { total: 'mucho' }), ...createRows(3, 10)]
        : createRows(11, 12),
      12,
    ),
  );
  const { until } = watch(store);
  const first = await until(isReady);
  expect(first.malformedCount).toBe(2);
  expect(getIds(first)).toHaveLength(8);
  store.loadMore();
  expect(getIds(await until(hasRows(10)))).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

test('a response without data is a failure, and one without rows is an empty list', async () => {
  const withoutData = watch(openList(() => null));
  expect((await withoutData.until(({ state }) => state.kind !== 'loading')).state).toMatchObject({
    kind: 'failed',
    failure: { code: 'data-not-found', message: { key: 'Data not found' } },
  });
  const empty = watch(openList(() => createPage([], 0)));
  expect((await empty.until(({ state }) => state.kind !== 'loading')).state).toEqual({
    kind: 'empty',
  });
});

test('a failed reload keeps the rows as stale', async () => {
  let isBroken = false;
  const store = openList(() => {
    if (isBroken) throw new Error('Sin servicio');
    return createPage(createRows(1, 3), 3);
  });
  const { until } = watch(store);
  await until(isReady);
  isBroken = true;
  store.retry();
  const { state } = await until(({ state: { kind } }) => kind === 'failed');
  expect(state).toMatchObject({ failure: { serverText: 'Sin servicio' } });
  expect(state.kind === 'failed' && state.stale).toHaveLength(3);
  isBroken = false;
  store.retry();
  expect(getIds(await until(isReady))).toEqual([1, 2, 3]);
});

const threePages = [createRows(1, 10), createRows(11, 20), createRows(21, 25)];

test('a list with several initial pages loads them one after another', async () => {
  const requestedPages: unknown[] = [];
  const store = openList(({ currentPage }) => {
    requestedPages.push(currentPage);
    return createPage(threePages[Number(currentPage) - 1]);
  }, 3);
  const { until, states } = watch(store);
  const completeList = await until(hasRows(25));
  expect(getIds(completeList)).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
  expect(completeList.state).toMatchObject({ more: 'no' });
  expect(requestedPages).toEqual([1, 2, 3]);
  // Rows appear as they arrive, each once.
  expect(states.some((list) => getIds(list).length === 10)).toBe(true);
  store.retry();
  expect(getIds(await until(hasRows(10)))).toHaveLength(10);
});

test('a cached page 1 whose following pages load automatically is loading them from the start', async () => {
  const dataContext = createMockBackend({
    Query: { documentos: () => createPage(createRows(1, 10)) },
  });
  const open = (pages: number) =>
    createPagedStore(dataContext, pendingInvoicesQuery, { filter: {} }, pages);
  await watch(open(1)).until(isReady);
  expect(open(1).getState().state).toMatchObject({ more: 'yes' });
  expect(open(2).getState().state).toMatchObject({ kind: 'ready', more: 'loading' });
});

test('requesting more pages than exist stops at the last one', async () => {
  const requestedPages: unknown[] = [];
  const store = openList(({ currentPage }) => {
    requestedPages.push(currentPage);
    return createPage(threePages[Number(currentPage) - 1]);
  }, 9);
  await watch(store).until(hasRows(25));
  await settle();
  expect(requestedPages).toEqual([1, 2, 3]);
});

test('a failed initial page keeps the loaded rows, and a retry loads it and the following ones', async () => {
  let isBroken = true;
  const store = openList(({ currentPage }) => {
    if (currentPage === 2 && isBroken) throw new Error('Sin servicio');
    return createPage(threePages[Number(currentPage) - 1]);
  }, 3);
  const { until } = watch(store);
  await until(({ state }) => state.kind === 'ready' && state.more === 'failed');
  expect(getIds(store.getState())).toHaveLength(10);
  isBroken = false;
  store.loadMore();
  expect(getIds(await until(hasRows(25)))).toHaveLength(25);
});

test('a failed page of a refresh leaves the refreshed rows, without those of the failed page', async () => {
  let isBroken = false;
  const store = openList(({ currentPage }) => {
    if (currentPage === 2 && isBroken) throw new Error('Sin servicio');
    return createPage(threePages[Number(currentPage) - 1]);
  }, 3);
  const { until } = watch(store);
  await until(hasRows(25));
  isBroken = true;
  store.refresh();
  const failed = await until(({ state }) => state.kind === 'ready' && state.more === 'failed');
  expect(failed.state).toMatchObject({ refreshing: false });
  expect(getIds(failed)).toHaveLength(10);
});

test('a reopened list keeps its cached rows until at least as many have been fetched', async () => {
  const dataContext = createMockBackend({
    Query: { documentos: ({ currentPage }) => createPage(threePages[Number(currentPage) - 1]) },
  });
  const openAndWatch = () =>
    watch(createPagedStore(dataContext, pendingInvoicesQuery, { filter: {} }, 3));
  const first = openAndWatch();
  await first.until(hasRows(25));
  first.stop();
  await settle();
  const again = openAndWatch();
  await again.until((list) => hasRows(25)(list) && isReady(list));
  expect(again.states.map((list) => getIds(list).length)).toEqual(again.states.map(() => 25));
});
