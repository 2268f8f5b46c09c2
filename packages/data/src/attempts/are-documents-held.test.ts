import type { Money } from '@surtidor/domain';
import type { AttemptKind } from '@surtidor/domain/payments';
import { describe, expect, test, vi } from 'vitest';
import { createMockBackend } from '../test-support/mock-backend.ts';
import { areDocumentsHeld } from './are-documents-held.ts';

const cop = (minor: number): Money => ({ minor, currency: 'COP' });

const createRow = (number: string, bloqueada = '0') => ({
  num_documento: number,
  id_edocta_detalle: 1,
  total: '10.00',
  bloqueada,
});

const createDocumentsBackend = (respond: (args: Record<string, unknown>) => unknown) => {
  const onQuery = vi.fn();
  const documentos = (args: Record<string, unknown>) => {
    onQuery(JSON.parse(JSON.stringify(args)));
    return respond(args);
  };
  return { onQuery, dataContext: createMockBackend({ Query: { documentos } }) };
};
const createListBackend = (...items: unknown[]) =>
  createDocumentsBackend(() => ({ total_count: items.length, items }));

const createAttempt = (kind: AttemptKind, numbers: readonly string[]) => ({
  kind,
  owner: '900100',
  amount: cop(50_000_00),
  createdAt: Date.parse('2026-11-20T03:00:00Z'),
  lines: numbers.map((documentNumber) => ({ invoiceId: '1', documentNumber, amount: cop(10_00) })),
});

describe('areDocumentsHeld', () => {
  test.each([
    ['one document is held', [createRow('D1'), createRow('D2', '1')], true],
    ['no document is held', [createRow('D1'), createRow('D2')], false],
    ['one document is no longer pending', [createRow('D1')], false],
  ])('returns whether documents are held: %s', async (_, items, isHeld) => {
    const { dataContext } = createListBackend(...items);
    expect(await areDocumentsHeld(dataContext, createAttempt('invoices', ['D1', 'D2']))).toEqual({
      kind: 'done',
      value: isHeld,
    });
  });

  test.each([
    ['an unreadable row', [createRow('D1'), null]],
    ['a row of another document', [createRow('D1'), createRow('D9')]],
  ])('fails after a list with %s', async (_, items) => {
    const { dataContext } = createListBackend(...items);
    expect(
      (await areDocumentsHeld(dataContext, createAttempt('invoices', ['D1', 'D2']))).kind,
    ).toBe('failed');
  });

  test('fails without a list', async () => {
    const { dataContext } = createDocumentsBackend(() => ({ total_count: 2, items: null }));
    expect(
      (await areDocumentsHeld(dataContext, createAttempt('invoices', ['D1', 'D2']))).kind,
    ).toBe('failed');
  });

  test('checks many documents page by page until one is held', async () => {
    const numbers = Array.from({ length: 25 }, (_, index) => `D${index}`);
    const { dataContext, onQuery } = createDocumentsBackend(({ filter }) => {
      const { in: requestedNumbers } = (filter as { num_documento: { in: string[] } })
        .num_documento;
      return {
        total_count: requestedNumbers.length,
        items: requestedNumbers.map((number) => createRow(number, number === 'D12' ? '1' : '0')),
      };
    });
    expect(await areDocumentsHeld(dataContext, createAttempt('invoices', numbers))).toMatchObject({
      value: true,
    });
    expect(onQuery).toHaveBeenCalledTimes(2);
    expect(onQuery.mock.calls[0]?.[0]).toMatchObject({ pageSize: 100, paymentType: 'PSE' });
  });

  test('checks the documents of a compensation on both sides', async () => {
    const { dataContext, onQuery } = createDocumentsBackend(({ documentType }) => ({
      total_count: 1,
      items: documentType === 'PAYMENT' ? [createRow('P1', '1')] : [createRow('D1')],
    }));
    expect(
      await areDocumentsHeld(dataContext, createAttempt('compensation', ['D1', 'P1'])),
    ).toMatchObject({
      value: true,
    });
    expect(onQuery.mock.calls.map(([{ documentType }]) => documentType)).toEqual([
      'INVOICE',
      'PAYMENT',
    ]);
  });

  test('returns false and sends no query for an attempt without documents', async () => {
    const { dataContext, onQuery } = createListBackend();
    expect(await areDocumentsHeld(dataContext, createAttempt('cash', []))).toEqual({
      kind: 'done',
      value: false,
    });
    expect(onQuery).not.toHaveBeenCalled();
  });
});

describe('areDocumentsHeld for a purchase of vouchers', () => {
  const createVoucherRow = (overrides: Record<string, unknown> = {}) => ({
    entity_id: 1,
    customer: '900100',
    monto: '25000.00',
    cantidad: 2,
    status: 'PENDIENTE',
    uuid: 'u1',
    created_at: '2026-11-19 22:00:00',
    ...overrides,
  });
  const createVouchersBackend = (respond: unknown) => {
    const onQuery = vi.fn();
    const dataContext = createMockBackend({
      Query: {
        getBonosProducto: (args: Record<string, unknown>) => {
          onQuery(args);
          return respond;
        },
      },
    });
    return { onQuery, dataContext };
  };

  test.each([
    ['no vouchers', [], false],
    ['vouchers of the same amount and day', [createVoucherRow()], true],
    [
      'vouchers of the same amount in two lines',
      [createVoucherRow({ cantidad: 1 }), createVoucherRow({ cantidad: 1 })],
      true,
    ],
    ['active vouchers of the same amount', [createVoucherRow({ status: 'ACTIVO' })], true],
    ['vouchers without a date', [createVoucherRow({ created_at: null })], true],
    ['an unreadable row', [createVoucherRow({ uuid: 'u2', monto: 'x' })], true],
    ['rejected vouchers', [createVoucherRow({ status: 'RECHAZADO' })], false],
    ['vouchers of another amount', [createVoucherRow({ cantidad: 3 })], false],
    [
      'vouchers of two purchases',
      [createVoucherRow({ cantidad: 1 }), createVoucherRow({ cantidad: 1, uuid: 'u2' })],
      false,
    ],
    ['vouchers of last week', [createVoucherRow({ created_at: '2026-11-12 10:00:00' })], false],
  ])('returns whether vouchers are registered: %s', async (_, rows, isHeld) => {
    const { dataContext, onQuery } = createVouchersBackend(rows);
    expect(await areDocumentsHeld(dataContext, createAttempt('vouchers', []))).toEqual({
      kind: 'done',
      value: isHeld,
    });
    expect(onQuery).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ customer: '900100' }),
    );
  });

  test('fails without a list', async () => {
    const { dataContext } = createVouchersBackend(null);
    expect((await areDocumentsHeld(dataContext, createAttempt('vouchers', []))).kind).toBe(
      'failed',
    );
  });
});
