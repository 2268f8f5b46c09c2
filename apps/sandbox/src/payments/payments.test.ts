import { beforeEach, describe, expect, it } from 'vitest';
import { CONSULT, DOCUMENTS, PAY, payLine } from '../../test/operations.ts';
import { ana, startTestBackend, type TestBackend } from '../../test/test-backend.ts';
import { settleTransaction } from './settle-transaction.ts';

let backend: TestBackend;
beforeEach(() => {
  backend = startTestBackend();
});

const pay = (lines: unknown[], key?: string) => backend.query(ana, PAY, { lines, key });
const getBalance = (id: number) =>
  backend.db.get<{ saldo: number }>('select saldo from documents where id = :id', { id })?.saldo;
const count = (table: string) =>
  backend.db.get<{ n: number }>(`select count(*) as n from ${table}`)?.n;
const opened = async (...given: Parameters<typeof pay>) => {
  const answer = await pay(...given);
  expect(answer.messages).toEqual([]);
  return answer.data.crearTransaccionOnline;
};

describe('crearTransaccionOnline', () => {
  it('opens a session at the provider and blocks the invoices until it is final', async () => {
    const session = await opened([payLine('D1', '100.00'), payLine('D2', '200.00', '50.00')]);
    expect(session).toMatchObject({ estado: 'PENDIENTE' });
    expect(session.url_redirect).toBe('http://localhost:4100/provider/pago');
    const { data } = await backend.query(ana, DOCUMENTS, { filter: { bloqueada: { eq: '1' } } });
    expect(data.documentos.total_count).toBe(2);
    const second = await pay([payLine('D2', '200.00')]);
    expect(second.codes).toEqual(['DOCUMENT_BLOCKED']);
    expect(second.messages[0]).toContain('2026-06-15 12:00:00');
    expect(second.extensions[0]).toMatchObject({
      documents: [{ num_documento: 'D2', uuid: session.uuid, desde: '2026-06-15 12:00:00' }],
    });
  });

  it('accepts all lines or none', async () => {
    const answer = await pay([payLine('D1', '100.00'), payLine('D2', '999.00')]);
    expect(answer.codes).toEqual(['DOCUMENT_CHANGED']);
    expect([count('transactions'), count('document_locks'), count('ledger')]).toEqual([0, 0, 0]);
  });

  it.each([
    ['zero', payLine('D1', '100.00', '0.00'), 'AMOUNT_INVALID'],
    ['negative', payLine('D1', '100.00', '-5.00'), 'AMOUNT_INVALID'],
    ['above the balance', payLine('D1', '100.00', '100.01'), 'AMOUNT_INVALID'],
    ['scientific', payLine('D1', '100.00', '1e2'), 'AMOUNT_INVALID'],
    ['a comma', payLine('D1', '100.00', '1,50'), 'AMOUNT_INVALID'],
    ['a wrong type', { ...payLine('D1', '100.00'), tipo_transaccion: 'parcial' }, 'AMOUNT_INVALID'],
    ['a credit note', payLine('D11', '50.00'), 'AMOUNT_INVALID'],
    ['settled', payLine('D10', '1000.00'), 'DOCUMENT_CHANGED'],
    ['not there', payLine('nada', '1.00'), 'DOCUMENT_NOT_FOUND'],
    ['of another client', payLine('D50', '9999.00'), 'DOCUMENT_NOT_FOUND'],
  ])('refuses a line that is %s', async (_name, line, code) => {
    expect((await pay([line])).codes).toEqual([code]);
    expect(count('transactions')).toBe(0);
  });

  it('rejects empty lines and a duplicate invoice', async () => {
    expect((await pay([])).codes).toEqual(['INVALID_INPUT']);
    const twice = [payLine('D1', '100.00', '1.00'), payLine('D1', '100.00', '2.00')];
    expect((await pay(twice)).codes).toEqual(['INVALID_INPUT']);
  });

  it('returns the same session for the same key, and rejects the key for another request', async () => {
    const first = await opened([payLine('D1', '100.00')], 'attempt-0001');
    expect(await opened([payLine('D1', '100.00')], 'attempt-0001')).toEqual(first);
    const other = await pay([payLine('D2', '200.00')], 'attempt-0001');
    expect(other.codes).toEqual(['IDEMPOTENCY_MISMATCH']);
    settleTransaction(backend.environment, first.uuid, 'APROBADA');
    const late = await opened([payLine('D1', '100.00')], 'attempt-0001');
    expect(late).toMatchObject({ uuid: first.uuid, estado: 'APROBADA' });
    expect(count('transactions')).toBe(1);
  });

  it('allows one of many concurrent payments of an invoice', async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, n) => pay([payLine('D1', '100.00')], `attempt-${1000 + n}`)),
    );
    const refused = responses.filter((answer) => answer.codes[0] === 'DOCUMENT_BLOCKED');
    expect(refused).toHaveLength(19);
    expect(count('transactions')).toBe(1);
  });
});

describe('settling', () => {
  it('reduces the balance on approval, releases the invoice, and is final', async () => {
    const { uuid } = await opened([payLine('D2', '200.00', '50.00')]);
    expect(settleTransaction(backend.environment, uuid, 'APROBADA')).toEqual({
      estado: 'APROBADA',
      decided: true,
    });
    expect(settleTransaction(backend.environment, uuid, 'RECHAZADA')).toEqual({
      estado: 'APROBADA',
      decided: false,
    });
    settleTransaction(backend.environment, uuid, 'APROBADA');
    expect(getBalance(2)).toBe(150_00);
    expect(count('document_locks')).toBe(0);
    await opened([payLine('D2', '150.00')]);
  });

  it('keeps the balance on rejection, whatever result follows', async () => {
    const { uuid } = await opened([payLine('D2', '200.00')]);
    settleTransaction(backend.environment, uuid, 'RECHAZADA');
    settleTransaction(backend.environment, uuid, 'APROBADA');
    expect(getBalance(2)).toBe(200_00);
    expect(count('document_locks')).toBe(0);
  });

  it('rejects a forged uuid', () => {
    expect(settleTransaction(backend.environment, 'forged', 'APROBADA')).toBeNull();
  });
});

describe('consultarUuidYDesbloquearDocumentos', () => {
  it('follows the transaction and hides it from others', async () => {
    const { uuid } = await opened([payLine('D1', '100.00')]);
    const consult = async (email: string) =>
      (await backend.query({ email }, CONSULT, { uuid })).data.consultarUuidYDesbloquearDocumentos;
    expect(await consult('ana@ejemplo.co')).toMatchObject({ response: true, status: 'PENDIENTE' });
    expect(count('document_locks')).toBe(1);
    settleTransaction(backend.environment, uuid, 'APROBADA');
    expect(await consult('ana@ejemplo.co')).toMatchObject({ response: true, status: 'APROBADA' });
    expect(await consult('otra@ejemplo.co')).toMatchObject({
      response: false,
      status: 'NO ENCONTRADA',
    });
  });
});

describe('listarTransacciones', () => {
  it('finds the client’s own attempt by its key', async () => {
    await opened([payLine('D2', '200.00')]);
    const { uuid } = await opened([payLine('D1', '100.00')], 'attempt-0001');
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
    const other = await backend.query({ email: 'otra@ejemplo.co' }, source, {});
    expect(other.data.listarTransacciones.total_count).toBe(0);
  });
});

describe('easyPayContado', () => {
  const CASH = `query Cash($filter: EasyPayContadoFilterInput!) { easyPayContado(filter: $filter) { uuid token phrase url_redirect } }`;
  const cash = (filter: Record<string, string>, email = 'ana@ejemplo.co', support = false) =>
    backend.query({ email, support }, CASH, { filter });

  it('opens a session for an amount and a known segment', async () => {
    const { data } = await cash({ id_segment: '1100', amount: '5000.00' });
    expect(data.easyPayContado.uuid).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([
    [{ id_segment: '1100', amount: '0' }, 'AMOUNT_INVALID'],
    [{ id_segment: '9999', amount: '10.00' }, 'INVALID_INPUT'],
  ])('refuses %j', async (filter, code) => {
    expect((await cash(filter)).codes).toEqual([code]);
  });

  it('requires the permission to pay, for vouchers too', async () => {
    const filter = { id_segment: '1100', amount: '10.00' };
    expect((await cash(filter, 'basico@ejemplo.co')).codes).toEqual(['FORBIDDEN']);
    expect((await cash({ ...filter, id_segment: 'BO' }, 'basico@ejemplo.co')).codes).toEqual([
      'FORBIDDEN',
    ]);
    expect((await cash(filter, 'ana@ejemplo.co', true)).codes).toEqual(['SUPPORT_READ_ONLY']);
  });
});
