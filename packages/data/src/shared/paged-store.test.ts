import type { Invoice } from '@surtidor/domain';
import { expect, test } from 'vitest';
import { pendingInvoicesQuery } from '../invoices/pending-invoices.ts';
import { type MockResponses, mockBackend } from '../test-support/mock-backend.ts';
import { deferred, settle, watch } from '../test-support/watch.ts';
import type { Paged } from './paged-state.ts';
import { createPagedStore } from './paged-store.ts';

type List = Paged<Invoice, null>;

const row = (id: number, over: object = {}) => ({
  id_edocta_detalle: id,
  num_documento: `D${id}`,
  total: '100.00',
  ...over,
});
const rows = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => row(from + index));
const page = (items: unknown, total_count = 25) => ({ total_count, items });

const getIds = ({ state }: List) =>
  state.kind === 'ready' ? state.items.map(({ id }) => Number(id)) : state.kind;
const isReady = ({ state }: List) => state.kind === 'ready' && !state.refreshing;
const hasRows = (count: number) => (list: List) => {
  const { state } = list;
  return state.kind === 'ready' && state.items.length === count && state.more !== 'loading';
};

const open = (documentos: NonNullable<MockResponses['Query']>[string], pages = 1) =>
  createPagedStore(
    mockBackend({ Query: { documentos } }),
    pendingInvoicesQuery,
    { filter: {} },
    pages,
  );

test('page 1 replaces, later pages append, and a short page ends the list', async () => {
  const pages = [rows(1, 10), rows(11, 20), rows(21, 25)];
  const store = open(({ currentPage }) => page(pages[Number(currentPage) - 1]));
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

test('a row that moved to the next page is shown once', async () => {
  const pages = [rows(1, 10), rows(10, 19)];
  const store = open(({ currentPage }) => page(pages[Number(currentPage) - 1]));
  const { until } = watch(store);
  await until(isReady);
  store.loadMore();
  expect(getIds(await until(hasRows(19)))).toEqual(Array.from({ length: 19 }, (_, i) => i + 1));
});

test('a failed page keeps the list and can be retried', async () => {
  let broken = true;
  const store = open(({ currentPage }) => {
    if (currentPage === 2 && broken) throw new Error('Sin servicio');
    return page(currentPage === 1 ? rows(1, 10) : rows(11, 12));
  });
  const { until } = watch(store);
  await until(isReady);
  store.loadMore();
  const failed = await until(({ state }) => state.kind === 'ready' && state.more === 'failed');
  expect(getIds(failed)).toHaveLength(10);
  expect(failed.state).toMatchObject({ moreFailure: { serverText: 'Sin servicio' } });
  broken = false;
  store.loadMore();
  expect(getIds(await until(hasRows(12)))).toHaveLength(12);
});

test('a full last page followed by an empty one ends the list', async () => {
  const store = open(({ currentPage }) => page(currentPage === 1 ? rows(1, 10) : [], 10));
  const { until } = watch(store);
  expect((await until(isReady)).state).toMatchObject({ more: 'yes' });
  store.loadMore();
  await until(({ state }) => state.kind === 'ready' && state.more === 'no');
});

test('a late response of another filter never enters the list', async () => {
  const slow = deferred<object>();
  const dataContext = mockBackend({
    Query: {
      documentos: ({ filter, currentPage }) => {
        const wanted = (filter as { busqueda?: string } | undefined)?.busqueda;
        if (wanted === 'a' && currentPage === 2) return slow.promise;
        return page(wanted === 'a' ? rows(1, 10) : rows(101, 110));
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
  slow.resolve(page(rows(11, 20)));
  await a.until(hasRows(20));
  expect(getIds(second.getState())).toEqual(Array.from({ length: 10 }, (_, i) => 101 + i));
});

test('a page requested before a reload leaves no gap in the reloaded list', async () => {
  const slow = deferred<object>();
  const store = open(({ currentPage }) =>
    currentPage === 3 ? slow.promise : page(currentPage === 1 ? rows(1, 10) : rows(11, 20), 40),
  );
  const { until } = watch(store);
  await until(isReady);
  store.loadMore();
  await until(hasRows(20));
  store.loadMore();
  store.retry();
  await until(hasRows(10));
  slow.resolve(page(rows(21, 30), 40));
  await settle();
  expect(getIds(store.getState())).toEqual(Array.from({ length: 10 }, (_, i) => i + 1));
  expect(store.getState().state).toMatchObject({ more: 'yes' });
});

test('unreadable rows are omitted and counted, and do not affect paging', async () => {
  const store = open(({ currentPage }) =>
    page(currentPage === 1 ? [null, row(2, { total: 'mucho' }), ...rows(3, 10)] : rows(11, 12), 12),
  );
  const { until } = watch(store);
  const first = await until(isReady);
  expect(first.malformed).toBe(2);
  expect(getIds(first)).toHaveLength(8);
  store.loadMore();
  expect(getIds(await until(hasRows(10)))).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

test('no data is a failed list; no rows are an empty one', async () => {
  const nothing = watch(open(() => null));
  expect((await nothing.until(({ state }) => state.kind !== 'loading')).state).toMatchObject({
    kind: 'failed',
    failure: { code: 'data-not-found', message: { key: 'Data not found' } },
  });
  const empty = watch(open(() => page([], 0)));
  expect((await empty.until(({ state }) => state.kind !== 'loading')).state).toEqual({
    kind: 'empty',
  });
});

test('a failed reload keeps the rows as stale', async () => {
  let broken = false;
  const store = open(() => {
    if (broken) throw new Error('Sin servicio');
    return page(rows(1, 3), 3);
  });
  const { until } = watch(store);
  await until(isReady);
  broken = true;
  store.retry();
  const { state } = await until(({ state: { kind } }) => kind === 'failed');
  expect(state).toMatchObject({ failure: { serverText: 'Sin servicio' } });
  expect(state.kind === 'failed' && state.stale).toHaveLength(3);
  broken = false;
  store.retry();
  expect(getIds(await until(isReady))).toEqual([1, 2, 3]);
});

const threePages = [rows(1, 10), rows(11, 20), rows(21, 25)];

test('a list with several initial pages loads them one after another', async () => {
  const requestedPages: unknown[] = [];
  const store = open(({ currentPage }) => {
    requestedPages.push(currentPage);
    return page(threePages[Number(currentPage) - 1]);
  }, 3);
  const { until, states } = watch(store);
  const whole = await until(hasRows(25));
  expect(getIds(whole)).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
  expect(whole.state).toMatchObject({ more: 'no' });
  expect(requestedPages).toEqual([1, 2, 3]);
  // Rows appear as they arrive, each once.
  expect(states.some((list) => getIds(list).length === 10)).toBe(true);
  store.retry();
  expect(getIds(await until(hasRows(10)))).toHaveLength(10);
});

test('more pages than there are end with the last', async () => {
  const requestedPages: unknown[] = [];
  const store = open(({ currentPage }) => {
    requestedPages.push(currentPage);
    return page(threePages[Number(currentPage) - 1]);
  }, 9);
  await watch(store).until(hasRows(25));
  await settle();
  expect(requestedPages).toEqual([1, 2, 3]);
});

test('a failed initial page keeps the loaded rows and can be retried', async () => {
  let broken = true;
  const store = open(({ currentPage }) => {
    if (currentPage === 2 && broken) throw new Error('Sin servicio');
    return page(threePages[Number(currentPage) - 1]);
  }, 3);
  const { until } = watch(store);
  await until(({ state }) => state.kind === 'ready' && state.more === 'failed');
  expect(getIds(store.getState())).toHaveLength(10);
  broken = false;
  store.loadMore();
  expect(getIds(await until(hasRows(20)))).toHaveLength(20);
});

test('on return, cached rows stay until the new response has as many', async () => {
  const dataContext = mockBackend({
    Query: { documentos: ({ currentPage }) => page(threePages[Number(currentPage) - 1]) },
  });
  const begin = () => watch(createPagedStore(dataContext, pendingInvoicesQuery, { filter: {} }, 3));
  const first = begin();
  await first.until(hasRows(25));
  first.stop();
  await settle();
  const again = begin();
  await again.until((list) => hasRows(25)(list) && isReady(list));
  expect(again.states.map((list) => getIds(list).length)).toEqual(again.states.map(() => 25));
});
