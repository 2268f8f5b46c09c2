import { beforeEach, describe, expect, it } from 'vitest';
import { COMPENSATE, createPaymentLine, PAY } from '../../test/operations.ts';
import { ana, startTestBackend, type TestBackend } from '../../test/test-backend.ts';
import { settleCompensation } from './settle-compensation.ts';

let backend: TestBackend;
beforeEach(() => {
  backend = startTestBackend();
});

const LIST = `query List($filter: CompensacionesFilterInput) {
  listarCompensaciones(filter: $filter) {
    total_count items { id_transaccion estado total_compensado total_pagos total_facturas
      detalle { num_documento valor_pagado tipo_documento } }
  }
}`;
const createLine = (num_documento: string, tipo: 'INVOICE' | 'PAYMENT', monto: string) => ({
  num_documento,
  tipo,
  monto,
});
const getBalance = (id: number) =>
  backend.db.get<{ saldo: number }>('select saldo from documents where id = :id', { id })?.saldo;
const compensate = (lines: unknown[], key?: string) =>
  backend.query(ana, COMPENSATE, { lines, key });
const validLines = [
  createLine('D12', 'PAYMENT', '-250.00'),
  createLine('D3', 'INVOICE', '300.00'),
  createLine('D1', 'INVOICE', '100.00'),
];

describe('crearCompensacion', () => {
  it('locks both sides and settles them after 15 minutes, oldest invoice first', async () => {
    const { data } = await compensate(validLines);
    expect(data.crearCompensacion.message).toMatch(/^Your compensation was sent correctly/);
    const payment = await backend.query(ana, PAY, { lines: [createPaymentLine('D3', '300.00')] });
    expect(payment.codes).toEqual(['DOCUMENT_BLOCKED']);
    const pending = (await backend.query(ana, LIST)).data.listarCompensaciones.items[0];
    expect(pending).toMatchObject({ estado: 'B', total_compensado: '250.00' });
    backend.advance(15 * 60_000);
    const completed = (await backend.query(ana, LIST)).data.listarCompensaciones.items[0];
    expect(completed).toMatchObject({
      estado: 'S',
      total_pagos: '250.00',
      total_facturas: '400.00',
    });
    expect(completed.detalle[0]).toMatchObject({ num_documento: 'D12', valor_pagado: '-250.00' });
    expect([getBalance(12), getBalance(3), getBalance(1)]).toEqual([0, 50_00, 100_00]);
  });

  it('settles due compensations before the next request', async () => {
    await compensate(validLines);
    backend.advance(15 * 60_000);
    const payment = await backend.query(ana, PAY, { lines: [createPaymentLine('D1', '100.00')] });
    expect(payment.codes).toEqual([]);
  });

  it('leaves the balances unchanged when the compensation is rejected', async () => {
    const { data } = await compensate(validLines);
    const reference = data.crearCompensacion.idTransaccion;
    expect(settleCompensation(backend.environment, reference, 'F')).toBe('F');
    expect(settleCompensation(backend.environment, reference, 'S')).toBe('F');
    expect([getBalance(12), getBalance(3)]).toEqual([-250_00, 300_00]);
    expect((await compensate(validLines)).codes).toEqual([]);
  });

  it.each([
    ['lines on only one side', [createLine('D3', 'INVOICE', '300.00')], 'INVALID_INPUT'],
    [
      'documents on the wrong side',
      [createLine('D12', 'INVOICE', '250.00'), createLine('D3', 'PAYMENT', '300.00')],
      'AMOUNT_INVALID',
    ],
    [
      'an outdated balance',
      [createLine('D12', 'PAYMENT', '-1.00'), createLine('D3', 'INVOICE', '300.00')],
      'DOCUMENT_CHANGED',
    ],
  ])('rejects %s', async (_name, lines, code) => {
    expect((await compensate(lines)).codes).toEqual([code]);
  });

  it('returns the same compensation for the same key', async () => {
    const first = await compensate(validLines, 'compensate-1');
    const repeated = await compensate(validLines, 'compensate-1');
    expect(repeated.data).toEqual(first.data);
  });

  it('creates a compensation that is found by its idempotency key', async () => {
    const first = await compensate(validLines, 'compensate-2');
    const findByKey = async (key: string) =>
      (await backend.query(ana, LIST, { filter: { idempotency_key: { eq: key } } })).data
        .listarCompensaciones.items;
    expect(await findByKey('compensate-2')).toMatchObject([
      { id_transaccion: first.data.crearCompensacion.idTransaccion },
    ]);
    expect(await findByKey('compensate-3')).toEqual([]);
  });

  it('creates a compensation that is found by an invoice in its lines', async () => {
    await compensate(validLines);
    const countByInvoice = async (number: string) =>
      (
        await backend.query(ana, LIST, {
          filter: { num_factura: { eq: number }, estado: { eq: 'B' } },
        })
      ).data.listarCompensaciones.total_count;
    expect(await countByInvoice('F3')).toBe(1);
    expect(await countByInvoice('F4')).toBe(0);
  });
});
