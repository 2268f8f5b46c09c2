import { beforeEach, describe, expect, it } from 'vitest';
import { COMPENSATE, PAY, payLine } from '../../test/operations.ts';
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
const line = (num_documento: string, tipo: 'INVOICE' | 'PAYMENT', monto: string) => ({
  num_documento,
  tipo,
  monto,
});
const getBalance = (id: number) =>
  backend.db.get<{ saldo: number }>('select saldo from documents where id = :id', { id })?.saldo;
const send = (lines: unknown[], key?: string) => backend.query(ana, COMPENSATE, { lines, key });
const both = [
  line('D12', 'PAYMENT', '-250.00'),
  line('D3', 'INVOICE', '300.00'),
  line('D1', 'INVOICE', '100.00'),
];

describe('crearCompensacion', () => {
  it('blocks both sides, and applies them after a delay, oldest invoice first', async () => {
    const { data } = await send(both);
    expect(data.crearCompensacion.message).toMatch(/^Your compensation was sent correctly/);
    const paid = await backend.query(ana, PAY, { lines: [payLine('D3', '300.00')] });
    expect(paid.codes).toEqual(['DOCUMENT_BLOCKED']);
    const previous = (await backend.query(ana, LIST)).data.listarCompensaciones.items[0];
    expect(previous).toMatchObject({ estado: 'B', total_compensado: '250.00' });
    backend.advance(15 * 60_000);
    const after = (await backend.query(ana, LIST)).data.listarCompensaciones.items[0];
    expect(after).toMatchObject({ estado: 'S', total_pagos: '250.00', total_facturas: '400.00' });
    expect(after.detalle[0]).toMatchObject({ num_documento: 'D12', valor_pagado: '-250.00' });
    expect([getBalance(12), getBalance(3), getBalance(1)]).toEqual([0, 50_00, 100_00]);
  });

  it('is completed before any next request reads data', async () => {
    await send(both);
    backend.advance(15 * 60_000);
    const paid = await backend.query(ana, PAY, { lines: [payLine('D1', '100.00')] });
    expect(paid.codes).toEqual([]);
  });

  it('changes nothing when rejected', async () => {
    const { data } = await send(both);
    const reference = data.crearCompensacion.idTransaccion;
    expect(settleCompensation(backend.environment, reference, 'F')).toBe('F');
    expect(settleCompensation(backend.environment, reference, 'S')).toBe('F');
    expect([getBalance(12), getBalance(3)]).toEqual([-250_00, 300_00]);
    expect((await send(both)).codes).toEqual([]);
  });

  it.each([
    ['one side only', [line('D3', 'INVOICE', '300.00')], 'INVALID_INPUT'],
    [
      'a wrong side',
      [line('D12', 'INVOICE', '250.00'), line('D3', 'PAYMENT', '300.00')],
      'AMOUNT_INVALID',
    ],
    [
      'another balance',
      [line('D12', 'PAYMENT', '-1.00'), line('D3', 'INVOICE', '300.00')],
      'DOCUMENT_CHANGED',
    ],
  ])('refuses %s', async (_name, lines, code) => {
    expect((await send(lines)).codes).toEqual([code]);
  });

  it('returns the same compensation for the same key', async () => {
    const first = await send(both, 'compensate-1');
    const again = await send(both, 'compensate-1');
    expect(again.data).toEqual(first.data);
  });

  it('is found by its key only', async () => {
    const first = await send(both, 'compensate-2');
    const found = async (key: string) =>
      (await backend.query(ana, LIST, { filter: { idempotency_key: { eq: key } } })).data
        .listarCompensaciones.items;
    expect(await found('compensate-2')).toMatchObject([
      { id_transaccion: first.data.crearCompensacion.idTransaccion },
    ]);
    expect(await found('compensate-3')).toEqual([]);
  });

  it('is found by an invoice in its lines', async () => {
    await send(both);
    const counted = async (number: string) =>
      (
        await backend.query(ana, LIST, {
          filter: { num_factura: { eq: number }, estado: { eq: 'B' } },
        })
      ).data.listarCompensaciones.total_count;
    expect(await counted('F3')).toBe(1);
    expect(await counted('F4')).toBe(0);
  });
});
