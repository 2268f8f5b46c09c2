import type { Invoice } from '@surtidor/domain/invoices';
import { expect, test, vi } from 'vitest';
import { pendingInvoicesQuery } from '../invoices/pending-invoices.ts';
import { createMockBackend, type MockResponses } from '../test-support/mock-backend.ts';
import { createAllPages, type FetchAllOutcome, type FetchedRows } from './fetch-all-pages.ts';

type Field = NonNullable<MockResponses['Query']>[string];

const row = (id: number) => ({ id_edocta_detalle: id, num_documento: `D${id}`, total: '100.00' });

/** Creates a resolver that serves this number of invoices in pages. */
const createResolver = (count: number) =>
  vi.fn<Field>(({ currentPage, pageSize }) => {
    const start = (Number(currentPage) - 1) * Number(pageSize);
    const length = Math.max(0, Math.min(Number(pageSize), count - start));
    return { total_count: count, items: Array.from({ length }, (_, at) => row(start + at)) };
  });

const createPages = (documentos: Field) =>
  createAllPages(createMockBackend({ Query: { documentos } }), pendingInvoicesQuery, {
    filter: {},
  });
const signal = new AbortController().signal;
const ignore = () => undefined;

const getIds = (outcome: FetchAllOutcome<Invoice>) =>
  outcome.kind === 'done' ? outcome.items.map(({ id }) => Number(id)) : outcome.kind;

test.each([0, 1, 99, 100, 101, 250])('fetches each of %i rows once', async (count) => {
  const outcome = await createPages(createResolver(count)).fetch(signal, ignore);
  expect(getIds(outcome)).toEqual(Array.from({ length: count }, (_, at) => at));
  expect(outcome).toMatchObject({ truncated: false, malformedCount: 0 });
});

test('reports each page', async () => {
  const onPage = vi.fn<(fetched: FetchedRows<Invoice>) => void>();
  await createPages(createResolver(130)).fetch(signal, onPage);
  expect(onPage.mock.calls.map(([{ items, total }]) => [items.length, total])).toEqual([
    [100, 130],
    [130, 130],
  ]);
});

test('resumes after a failure', async () => {
  const resolver = createResolver(250);
  let isBroken = true;
  const pages = createPages((variables) => {
    if (Number(variables.currentPage) === 2 && isBroken) throw new Error('down');
    return resolver(variables);
  });
  expect(await pages.fetch(signal, ignore)).toMatchObject({ kind: 'failed' });
  isBroken = false;
  expect(getIds(await pages.fetch(signal, ignore))).toHaveLength(250);
  expect(resolver).toHaveBeenCalledTimes(3);
});

test('fails if none of the first rows is readable, and omits unreadable rows of later pages', async () => {
  const unreadable = createPages(() => ({ total_count: 1, items: [{ total: 'x' }] }));
  expect(await unreadable.fetch(signal, ignore)).toMatchObject({ kind: 'failed' });
  const resolver = createResolver(101);
  const partlyUnreadable = createPages((variables) =>
    variables.currentPage === 1 ? resolver(variables) : { total_count: 101, items: [null] },
  );
  expect(await partlyUnreadable.fetch(signal, ignore)).toMatchObject({
    kind: 'done',
    malformedCount: 1,
  });
});

test('stops after an abort', async () => {
  const controller = new AbortController();
  const documentos = createResolver(1000);
  const outcome = await createPages(documentos).fetch(controller.signal, () => controller.abort());
  expect(outcome).toEqual({ kind: 'stopped' });
  expect(documentos.mock.calls.length).toBeLessThanOrEqual(2);
});

test('stops when it has enough rows', async () => {
  const isEnough = ({ items }: FetchedRows<Invoice>) => items.length >= 150;
  const fetchEnough = (count: number) =>
    createPages(createResolver(count)).fetch(signal, ignore, isEnough);
  const outcome = await fetchEnough(1000);
  expect(outcome).toMatchObject({ kind: 'done', truncated: true, total: 1000 });
  expect(getIds(outcome)).toHaveLength(200);
  expect(await fetchEnough(200)).toMatchObject({ truncated: false });
});

test('stops at the maximum number of rows', async () => {
  const documentos = createResolver(1_000_000);
  const outcome = await createPages(documentos).fetch(signal, ignore);
  expect(outcome).toMatchObject({ kind: 'done', truncated: true, total: 1_000_000 });
  expect(getIds(outcome)).toHaveLength(20_000);
});

test('a list without a total ends with a page that is not full', async () => {
  const queryWithoutTotal: typeof pendingInvoicesQuery = {
    ...pendingInvoicesQuery,
    nextPageRule: 'total',
    read: (data, storeContext) => {
      const rows = pendingInvoicesQuery.read(data, storeContext);
      return rows && { ...rows, total: null };
    },
  };
  const dataContext = createMockBackend({ Query: { documentos: createResolver(103) } });
  const outcome = await createAllPages(dataContext, queryWithoutTotal, { filter: {} }).fetch(
    signal,
    ignore,
  );
  expect(getIds(outcome)).toHaveLength(103);
});
