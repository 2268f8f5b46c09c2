import { beforeEach, describe, expect, it } from 'vitest';
import { CONSULT, createPaymentLine, DOCUMENTS, PAY } from '../../test/operations.ts';
import { ana, startTestBackend, type TestBackend } from '../../test/test-backend.ts';
import { settleTransaction } from './settle-transaction.ts';

let backend: TestBackend;
beforeEach(() => {
  backend = startTestBackend();
});

const pay = (lines: unknown[], key?: string) => backend.query(ana, PAY, { lines, key });
const getBalance = (id: number) =>
  backend.db.get<{ saldo: number }>('select saldo from documents where id = :id', { id })?.saldo;
const countRows = (table: string) =>
  backend.db.get<{ n: number }>(`select count(*) as n from ${table}`)?.n;
const openSession = async (...args: Parameters<typeof pay>) => {
  const response = await pay(...args);
  expect(response.messages).toEqual([]);
  return response.data.crearTransaccionOnline;
};

describe('crearTransaccionOnline', () => {
  it('opens a session at the provider and locks the invoices', async () => {
    const session = await openSession([
      createPaymentLine('D1', '100.00'),
      createPaymentLine('D2', '200.00', '50.00'),
    ]);
    expect(session).toMatchObject({ estado: 'PENDIENTE' });
    expect(session.url_redirect).toBe('http://localhost:4100/provider/pago');
    const { data } = await backend.query(ana, DOCUMENTS, { filter: { bloqueada: { eq: '1' } } });
    expect(data.documentos.total_count).toBe(2);
    const secondResponse = await pay([createPaymentLine('D2', '200.00')]);
    expect(secondResponse.codes).toEqual(['DOCUMENT_BLOCKED']);
    expect(secondResponse.messages[0]).toContain('2026-06-15 12:00:00');
    expect(secondResponse.extensions[0]).toMatchObject({
      documents: [{ num_documento: 'D2', uuid: session.uuid, desde: '2026-06-15 12:00:00' }],
    });
  });

  it('creates nothing if one of the lines is invalid', async () => {
    const response = await pay([
      createPaymentLine('D1', '100.00'),
      createPaymentLine('D2', '999.00'),
    ]);
    expect(response.codes).toEqual(['DOCUMENT_CHANGED']);
    expect([countRows('transactions'), countRows('document_locks'), countRows('ledger')]).toEqual([
      0, 0, 0,
    ]);
  });

  it.each([
    ['a zero amount', createPaymentLine('D1', '100.00', '0.00'), 'AMOUNT_INVALID'],
    ['a negative amount', createPaymentLine('D1', '100.00', '-5.00'), 'AMOUNT_INVALID'],
    ['an amount above the balance', createPaymentLine('D1', '100.00', '100.01'), 'AMOUNT_INVALID'],
    ['scientific notation', createPaymentLine('D1', '100.00', '1e2'), 'AMOUNT_INVALID'],
    ['a decimal comma', createPaymentLine('D1', '100.00', '1,50'), 'AMOUNT_INVALID'],
    [
      'a payment type that does not match the amount',
      { ...createPaymentLine('D1', '100.00'), tipo_transaccion: 'parcial' },
      'AMOUNT_INVALID',
    ],
    ['a credit note', createPaymentLine('D11', '50.00'), 'AMOUNT_INVALID'],
    ['a settled invoice', createPaymentLine('D10', '1000.00'), 'DOCUMENT_CHANGED'],
    ['an unknown document', createPaymentLine('nada', '1.00'), 'DOCUMENT_NOT_FOUND'],
    ['another client’s invoice', createPaymentLine('D50', '9999.00'), 'DOCUMENT_NOT_FOUND'],
  ])('rejects %s', async (_name, line, code) => {
    expect((await pay([line])).codes).toEqual([code]);
    expect(countRows('transactions')).toBe(0);
  });

  it('rejects empty lines and a duplicate invoice', async () => {
    expect((await pay([])).codes).toEqual(['INVALID_INPUT']);
    const duplicates = [
      createPaymentLine('D1', '100.00', '1.00'),
      createPaymentLine('D1', '100.00', '2.00'),
    ];
    expect((await pay(duplicates)).codes).toEqual(['INVALID_INPUT']);
  });

  it('returns the same session for the same key and rejects the key for another request', async () => {
    const firstSession = await openSession([createPaymentLine('D1', '100.00')], 'attempt-0001');
    expect(await openSession([createPaymentLine('D1', '100.00')], 'attempt-0001')).toEqual(
      firstSession,
    );
    const otherResponse = await pay([createPaymentLine('D2', '200.00')], 'attempt-0001');
    expect(otherResponse.codes).toEqual(['IDEMPOTENCY_MISMATCH']);
    settleTransaction(backend.environment, firstSession.uuid, 'APROBADA');
    const afterApproval = await openSession([createPaymentLine('D1', '100.00')], 'attempt-0001');
    expect(afterApproval).toMatchObject({ uuid: firstSession.uuid, estado: 'APROBADA' });
    expect(countRows('transactions')).toBe(1);
  });

  it('accepts only one of several concurrent payments of an invoice', async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        pay([createPaymentLine('D1', '100.00')], `attempt-${1000 + n}`),
      ),
    );
    const rejectedResponses = responses.filter(({ codes }) => codes[0] === 'DOCUMENT_BLOCKED');
    expect(rejectedResponses).toHaveLength(19);
    expect(countRows('transactions')).toBe(1);
  });
});

describe('settleTransaction', () => {
  it('reduces the balance on approval, unlocks the invoice and ignores later results', async () => {
    const { uuid } = await openSession([createPaymentLine('D2', '200.00', '50.00')]);
    expect(settleTransaction(backend.environment, uuid, 'APROBADA')).toEqual({
      estado: 'APROBADA',
      hasChanged: true,
    });
    expect(settleTransaction(backend.environment, uuid, 'RECHAZADA')).toEqual({
      estado: 'APROBADA',
      hasChanged: false,
    });
    settleTransaction(backend.environment, uuid, 'APROBADA');
    expect(getBalance(2)).toBe(150_00);
    expect(countRows('document_locks')).toBe(0);
    await openSession([createPaymentLine('D2', '150.00')]);
  });

  it('leaves the balance unchanged on rejection and ignores later results', async () => {
    const { uuid } = await openSession([createPaymentLine('D2', '200.00')]);
    settleTransaction(backend.environment, uuid, 'RECHAZADA');
    settleTransaction(backend.environment, uuid, 'APROBADA');
    expect(getBalance(2)).toBe(200_00);
    expect(countRows('document_locks')).toBe(0);
  });

  it('returns null for an unknown uuid', () => {
    expect(settleTransaction(backend.environment, 'forged', 'APROBADA')).toBeNull();
  });
});

describe('consultarUuidYDesbloquearDocumentos', () => {
  it('returns the status of the transaction, but not to other clients', async () => {
    const { uuid } = await openSession([createPaymentLine('D1', '100.00')]);
    const consult = async (email: string) =>
      (await backend.query({ email }, CONSULT, { uuid })).data.consultarUuidYDesbloquearDocumentos;
    expect(await consult('ana@ejemplo.co')).toMatchObject({ response: true, status: 'PENDIENTE' });
    expect(countRows('document_locks')).toBe(1);
    settleTransaction(backend.environment, uuid, 'APROBADA');
    expect(await consult('ana@ejemplo.co')).toMatchObject({ response: true, status: 'APROBADA' });
    expect(await consult('otra@ejemplo.co')).toMatchObject({
      response: false,
      status: 'NO ENCONTRADA',
    });
  });
});

describe('listarTransacciones', () => {
  it('finds a payment of the client by its idempotency key', async () => {
    await openSession([createPaymentLine('D2', '200.00')]);
    const { uuid } = await openSession([createPaymentLine('D1', '100.00')], 'attempt-0001');
    const source = `query Mine($filter: TransaccionesFilterInput) {
      listarTransacciones(filter: $filter) { total_count items { uuid live nombre_usuario lines { numero_documento monto_transaccion } } }
    }`;
    const filter = { idempotency_key: { eq: 'attempt-0001' } };
    const { data } = await backend.query(ana, source, { filter });
    expect(data.listarTransacciones).toEqual({
      total_count: 1,
      items: [
        {
          uuid,
          live: true,
          nombre_usuario: 'Ana Prueba',
          lines: [{ numero_documento: 'D1', monto_transaccion: '100.00' }],
        },
      ],
    });
    const otherResponse = await backend.query({ email: 'otra@ejemplo.co' }, source, {});
    expect(otherResponse.data.listarTransacciones.total_count).toBe(0);
  });

  it.each([
    ['an old month', { gteq: '2000-01-01 00:00:00', lteq: '2000-01-31 23:59:59' }, 0],
    ['since then', { gteq: '2000-01-01 00:00:00' }, 1],
  ])('returns the payments of some days: %s', async (_, createdAt, count) => {
    await openSession([createPaymentLine('D1', '100.00')]);
    const source = `query Days($filter: TransaccionesFilterInput) {
      listarTransacciones(filter: $filter) { total_count }
    }`;
    const { data } = await backend.query(ana, source, { filter: { created_at: createdAt } });
    expect(data.listarTransacciones.total_count).toBe(count);
  });
});

describe('easyPayContado', () => {
  const CASH = `query Cash($filter: EasyPayContadoFilterInput!) { easyPayContado(filter: $filter) { uuid token phrase url_redirect } }`;
  const payCash = (filter: Record<string, string>, email = 'ana@ejemplo.co', support = false) =>
    backend.query({ email, support }, CASH, { filter });

  it('opens a session for an amount and an existing segment', async () => {
    const { data } = await payCash({ id_segment: '1100', amount: '5000.00' });
    expect(data.easyPayContado.uuid).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([
    [{ id_segment: '1100', amount: '0' }, 'AMOUNT_INVALID'],
    [{ id_segment: '9999', amount: '10.00' }, 'INVALID_INPUT'],
  ])('rejects %j', async (filter, code) => {
    expect((await payCash(filter)).codes).toEqual([code]);
  });

  it('requires the permission to pay, even for vouchers', async () => {
    const filter = { id_segment: '1100', amount: '10.00' };
    expect((await payCash(filter, 'basico@ejemplo.co')).codes).toEqual(['FORBIDDEN']);
    expect((await payCash({ ...filter, id_segment: 'BO' }, 'basico@ejemplo.co')).codes).toEqual([
      'FORBIDDEN',
    ]);
    expect((await payCash(filter, 'ana@ejemplo.co', true)).codes).toEqual(['SUPPORT_READ_ONLY']);
  });
});
