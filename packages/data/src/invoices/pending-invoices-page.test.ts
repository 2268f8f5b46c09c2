import { expect, test } from 'vitest';
import { createMockBackend } from '../test-support/mock-backend.ts';
import { fetchPendingInvoicesPage } from './pending-invoices-page.ts';

const fetchPage = (page: number, items: unknown) =>
  fetchPendingInvoicesPage(
    createMockBackend({ Query: { documentos: () => ({ total_count: 3, items }) } }),
    { filter: {}, page, pageSize: 2 },
  );

test('omits unreadable rows', async () => {
  const row = { id_edocta_detalle: 1, num_documento: 'D1', total: '10.00' };
  expect(await fetchPage(1, [row, null])).toMatchObject({
    kind: 'done',
    value: { invoices: [{ documentNumber: 'D1' }], isFull: true, total: 3 },
  });
});

test('a first page without readable rows is a failure, and a later one ends the list', async () => {
  expect(await fetchPage(1, [null])).toMatchObject({ kind: 'failed' });
  expect(await fetchPage(2, [null])).toMatchObject({
    kind: 'done',
    value: { invoices: [], isFull: false },
  });
});

test('a page without a list is a failure', async () => {
  expect(await fetchPage(2, null)).toMatchObject({ kind: 'failed' });
});
