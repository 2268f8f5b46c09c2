import type { Invoice } from '@surtidor/domain/invoices';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pendingInvoicesQuery } from '../invoices/pending-invoices.ts';
import { createMockBackend } from '../test-support/mock-backend.ts';
import { watch } from '../test-support/watch.ts';
import { createAllPages } from './fetch-all-pages.ts';
import { maxChangeReloads } from './loaded-list.ts';
import type { Paged } from './paged-state.ts';
import { createPagedStore } from './paged-store.ts';

const pageSize = 10;

/** Rows that leave and arrive between two requests. Their numbers differ, so that the total changes. */
interface Change {
  readonly removedAt: readonly number[];
  readonly addedAt: readonly number[];
}

/** A backend whose list changes before given requests. */
function createChangingBackend(rowCount: number, changes: ReadonlyMap<number, Change>) {
  let ids = Array.from({ length: rowCount }, (_, index) => index + 1);
  let nextId = rowCount + 1;
  let requestCount = 0;
  const backend = createMockBackend({
    Query: {
      documentos: ({ currentPage, pageSize: size }) => {
        requestCount += 1;
        const { removedAt, addedAt } = changes.get(requestCount) ?? { removedAt: [], addedAt: [] };
        ids = ids.filter((_, index) => !removedAt.includes(index));
        for (const place of addedAt) {
          ids = ids.toSpliced(place, 0, nextId);
          nextId += 1;
        }
        const start = (Number(currentPage) - 1) * Number(size);
        const items = ids.slice(start, start + Number(size)).map((id) => ({
          id_edocta_detalle: id,
          num_documento: `D${id}`,
          total: '100.00',
        }));
        return { total_count: ids.length, items };
      },
    },
  });
  return { backend, getIds: () => ids, countRequests: () => requestCount };
}

const openList = (backend: ReturnType<typeof createMockBackend>, pages = 1) =>
  createPagedStore(backend, pendingInvoicesQuery, { filter: {} }, pages);

const getIds = ({ state }: Paged<Invoice, null>) =>
  state.kind === 'ready' ? state.items.map(({ id }) => Number(id)) : [];
const isSettled = ({ state }: Paged<Invoice, null>) =>
  state.kind === 'empty' ||
  (state.kind === 'ready' && !state.refreshing && state.more !== 'loading');

const anyChange = fc.oneof(
  fc
    .uniqueArray(fc.nat({ max: 20 }), { minLength: 1, maxLength: 4 })
    .map((removedAt): Change => ({ removedAt, addedAt: [] })),
  fc
    .array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 4 })
    .map((addedAt): Change => ({ removedAt: [], addedAt })),
);
const anyChanges = fc
  .array(fc.tuple(fc.integer({ min: 2, max: 9 }), anyChange), { minLength: 1, maxLength: 3 })
  .map((changes) => new Map(changes));

test('after each load, the rows are the first ones of the list that the backend has then', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 30, max: 70 }),
      anyChanges,
      fc.integer({ min: 1, max: 4 }),
      async (rowCount, changes, initialPages) => {
        const { backend, getIds: getBackendIds } = createChangingBackend(rowCount, changes);
        const store = openList(backend, initialPages);
        const { until, stop } = watch(store);
        await until(isSettled);
        for (let load = 0; load < 9; load += 1) {
          const before = getIds(store.getState());
          store.loadMore();
          const list = await until(isSettled);
          const ids = getIds(list);
          if (list.state.kind !== 'ready') throw new Error('The list is gone.');
          if (ids.length > before.length || list.change !== null)
            expect(ids).toEqual(getBackendIds().slice(0, ids.length));
          if (list.state.more === 'no') expect(ids).toHaveLength(list.state.total ?? -1);
          const gone = before.filter((id) => !ids.includes(id));
          expect(gone.every((id) => list.change?.removedKeys.has(String(id)))).toBe(true);
          if (list.state.more === 'no') break;
        }
        stop();
      },
    ),
    { numRuns: 20 },
  );
});

test('an exported list has the rows of one moment', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 150, max: 350 }), anyChanges, async (rowCount, changes) => {
      const {
        backend,
        getIds: getBackendIds,
        countRequests,
      } = createChangingBackend(rowCount, changes);
      const pages = createAllPages(backend, pendingInvoicesQuery, { filter: {} });
      const outcome = await pages.fetch(new AbortController().signal, () => undefined);
      if (outcome.kind !== 'done') throw new Error('The list was not fetched.');
      expect(outcome.changed).toBe(false);
      expect(outcome.items.map(({ id }) => Number(id))).toEqual(getBackendIds());
      expect(countRequests()).toBeLessThanOrEqual(4 * (maxChangeReloads + 1));
    }),
    { numRuns: 6 },
  );
});

test('three rows paid between two pages: the list is complete and reports them', async () => {
  const paid = new Map([[2, { removedAt: [0, 3, 6], addedAt: [] }]]);
  const { backend, getIds: getBackendIds } = createChangingBackend(23, paid);
  const store = openList(backend);
  const { until, states } = watch(store);
  await until(isSettled);
  store.loadMore();
  const list = await until(isSettled);
  expect(getIds(list)).toEqual(getBackendIds());
  expect(list.state).toMatchObject({ more: 'no', total: 20 });
  expect(list.change?.removedKeys).toEqual(new Set(['1', '4', '7']));
  // The rows stay while they are requested again.
  const lengths = states.map((state) => getIds(state).length);
  expect(lengths.slice(lengths.indexOf(pageSize)).every((length) => length >= pageSize)).toBe(true);
  store.loadMore();
  expect(store.getState().change).toBe(list.change);
});

test('a list that changes with every request is requested a few times, then accepted and reported', async () => {
  const always = new Map(
    Array.from({ length: 200 }, (_, index) => [index + 2, { removedAt: [0], addedAt: [] }]),
  );
  const { backend, countRequests } = createChangingBackend(400, always);
  const store = openList(backend);
  const { until } = watch(store);
  await until(isSettled);
  for (const pages of [2, 3, 4]) {
    const before = countRequests();
    store.loadMore();
    const list = await until(isSettled);
    expect(getIds(list).length).toBeGreaterThan(pageSize * (pages - 1));
    expect(list.change).not.toBeNull();
    expect(countRequests() - before).toBeLessThanOrEqual(pages * (maxChangeReloads + 1));
  }
});
