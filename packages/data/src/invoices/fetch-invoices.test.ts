import { expect, test } from 'vitest';
import { createMockBackend } from '../test-support/mock-backend.ts';
import { fetchInvoices, findInvoices } from './fetch-invoices.ts';

const createRow = (number: string, total = '10.00') => ({
  id_edocta_detalle: 1,
  num_documento: number,
  total,
});
const fetchTwo = (items: unknown) =>
  fetchInvoices(createMockBackend({ Query: { documentos: () => ({ total_count: 2, items }) } }), [
    'D1',
    'D2',
  ]);

test('documents that are missing from the list are no longer pending', async () => {
  expect(await fetchTwo([createRow('D1')])).toMatchObject({
    kind: 'done',
    value: [{ documentNumber: 'D1' }],
  });
  expect(await fetchTwo([])).toEqual({ kind: 'done', value: [] });
});

test('documents are all found, also several of one number and more than one page', async () => {
  const rows = Array.from({ length: 150 }, (_, index) => ({
    ...createRow(`D${index % 75}`),
    id_edocta_detalle: index + 1,
  }));
  const numbers = rows.slice(0, 75).map(({ num_documento }) => num_documento);
  const backend = createMockBackend({
    Query: {
      // A backend may limit the size of a page.
      documentos: ({ currentPage }: { currentPage?: unknown }) => ({
        total_count: rows.length,
        items: rows.slice((Number(currentPage) - 1) * 100, Number(currentPage) * 100),
      }),
    },
  });
  const found = await fetchInvoices(backend, numbers);
  expect(found.kind === 'done' && found.value).toHaveLength(150);
});

test.each([
  ['no list', null],
  ['an unreadable row', [createRow('D1'), null]],
  ['an unreadable total', [createRow('D1'), createRow('D2', '1.234,56')]],
])('a response with %s is a failure: its documents may still be pending', async (_, items) => {
  expect(await fetchTwo(items)).toMatchObject({ kind: 'failed' });
});

test.each([
  ['no list', null, 'failed'],
  ['only unreadable rows', [null], 'failed'],
  ['some unreadable rows', [createRow('D1'), null], 'done'],
])('a search whose response has %s is %s', async (_, items, kind) => {
  const backend = createMockBackend({ Query: { documentos: () => ({ total_count: 2, items }) } });
  expect(await findInvoices(backend, { filter: {}, limit: 2 })).toMatchObject({ kind });
});
