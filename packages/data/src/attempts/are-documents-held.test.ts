import type { AttemptKind, Money } from '@surtidor/domain';
import { describe, expect, test, vi } from 'vitest';
import { createMockBackend } from '../test-support/mock-backend.ts';
import { areDocumentsHeld } from './are-documents-held.ts';

const cop = (minor: number): Money => ({ minor, currency: 'COP' });

const row = (number: string, bloqueada = '0') => ({
  num_documento: number,
  id_edocta_detalle: 1,
  total: '10.00',
  bloqueada,
});

const asking = (respond: (args: Record<string, unknown>) => unknown) => {
  const seen = vi.fn();
  const documentos = (args: Record<string, unknown>) => {
    seen(JSON.parse(JSON.stringify(args)));
    return respond(args);
  };
  return { seen, dataContext: createMockBackend({ Query: { documentos } }) };
};
const listing = (...items: unknown[]) => asking(() => ({ total_count: items.length, items }));

const getAttempt = (kind: AttemptKind, numbers: readonly string[]) => ({
  kind,
  owner: '900100',
  amount: cop(50_000_00),
  createdAt: Date.parse('2026-11-20T03:00:00Z'),
  lines: numbers.map((documentNumber) => ({ invoiceId: '1', documentNumber, amount: cop(10_00) })),
});

describe('whether the documents of an attempt are held', () => {
  test.each([
    ['one is held', [row('D1'), row('D2', '1')], true],
    ['none is held', [row('D1'), row('D2')], false],
    ['one is not pending any more', [row('D1')], false],
  ])('%s', async (_, items, held) => {
    const { dataContext } = listing(...items);
    expect(await areDocumentsHeld(dataContext, getAttempt('invoices', ['D1', 'D2']))).toEqual({
      kind: 'done',
      value: held,
    });
  });

  test.each([
    ['a row that cannot be read', [row('D1'), null]],
    ['a row of another document', [row('D1'), row('D9')]],
  ])('%s is never read as free', async (_, items) => {
    const { dataContext } = listing(...items);
    expect((await areDocumentsHeld(dataContext, getAttempt('invoices', ['D1', 'D2']))).kind).toBe(
      'failed',
    );
  });

  test('many are checked page by page, until one is held', async () => {
    const numbers = Array.from({ length: 25 }, (_, place) => `D${place}`);
    const { dataContext, seen } = asking(({ filter }) => {
      const { in: some } = (filter as { num_documento: { in: string[] } }).num_documento;
      return {
        total_count: some.length,
        items: some.map((one) => row(one, one === 'D12' ? '1' : '0')),
      };
    });
    expect(await areDocumentsHeld(dataContext, getAttempt('invoices', numbers))).toMatchObject({
      value: true,
    });
    expect(seen).toHaveBeenCalledTimes(2);
    expect(seen.mock.calls[0]?.[0]).toMatchObject({ pageSize: 10, paymentType: 'PSE' });
  });

  test('those of a compensation are checked on both sides', async () => {
    const { dataContext, seen } = asking(({ documentType }) => ({
      total_count: 1,
      items: documentType === 'PAYMENT' ? [row('P1', '1')] : [row('D1')],
    }));
    expect(
      await areDocumentsHeld(dataContext, getAttempt('compensation', ['D1', 'P1'])),
    ).toMatchObject({
      value: true,
    });
    expect(seen.mock.calls.map(([{ documentType }]) => documentType)).toEqual([
      'INVOICE',
      'PAYMENT',
    ]);
  });

  test('an attempt without documents holds none and sends no query', async () => {
    const { dataContext, seen } = listing();
    expect(await areDocumentsHeld(dataContext, getAttempt('cash', []))).toEqual({
      kind: 'done',
      value: false,
    });
    expect(seen).not.toHaveBeenCalled();
  });
});

describe('whether the vouchers of an attempt are listed', () => {
  const bono = (over: Record<string, unknown> = {}) => ({
    entity_id: 1,
    customer: '900100',
    monto: '25000.00',
    cantidad: 2,
    status: 'PENDIENTE',
    uuid: 'u1',
    created_at: '2026-11-19 22:00:00',
    ...over,
  });
  const listingVouchers = (respond: unknown) => {
    const seen = vi.fn();
    const dataContext = createMockBackend({
      Query: {
        getBonosProducto: (args: Record<string, unknown>) => {
          seen(args);
          return respond;
        },
      },
    });
    return { seen, dataContext };
  };

  test.each([
    ['none', [], false],
    ['some of its amount, on its day', [bono()], true],
    ['some of its amount in two lines', [bono({ cantidad: 1 }), bono({ cantidad: 1 })], true],
    ['some of its amount, already active', [bono({ status: 'ACTIVO' })], true],
    ['some without a day', [bono({ created_at: null })], true],
    ['a row that cannot be read', [bono({ uuid: 'u2', monto: 'x' })], true],
    ['some that were rejected', [bono({ status: 'RECHAZADO' })], false],
    ['some of another amount', [bono({ cantidad: 3 })], false],
    ['some of two purchases', [bono({ cantidad: 1 }), bono({ cantidad: 1, uuid: 'u2' })], false],
    ['some of last week', [bono({ created_at: '2026-11-12 10:00:00' })], false],
  ])('%s', async (_, rows, held) => {
    const { dataContext, seen } = listingVouchers(rows);
    expect(await areDocumentsHeld(dataContext, getAttempt('vouchers', []))).toEqual({
      kind: 'done',
      value: held,
    });
    expect(seen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ customer: '900100' }));
  });

  test('no list is a failure', async () => {
    const { dataContext } = listingVouchers(null);
    expect((await areDocumentsHeld(dataContext, getAttempt('vouchers', []))).kind).toBe('failed');
  });
});
