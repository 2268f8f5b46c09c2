import { beforeEach, describe, expect, it } from 'vitest';
import { CONSULT, createPaymentLine, PAY } from '../../test/operations.ts';
import { ana, startTestBackend, type TestBackend } from '../../test/test-backend.ts';
import { settleTransaction } from './settle-transaction.ts';

let backend: TestBackend;
beforeEach(() => {
  backend = startTestBackend();
});

const MINUTE_MS = 60_000;
const colleague = { email: 'finanzas@ejemplo.co' };
const pay = () => backend.query(ana, PAY, { lines: [createPaymentLine('D1', '100.00')] });
const openSession = async () => (await pay()).data.crearTransaccionOnline;
const consult = async (uuid: string, caller = {}) =>
  (await backend.query({ ...ana, ...caller }, CONSULT, { uuid })).data
    .consultarUuidYDesbloquearDocumentos;
const LIST = `query Session($filter: TransaccionesFilterInput) {
  listarTransacciones(filter: $filter) {
    items { uuid own session_expires_at session { uuid token phrase url_redirect } }
  }
}`;
const fetchTransaction = async (uuid: string, caller = {}) =>
  (await backend.query({ ...ana, ...caller }, LIST, { filter: { uuid: { eq: uuid } } })).data
    .listarTransacciones.items[0];
const completeAtProvider = (uuid: string) =>
  backend.db.run('update transactions set session_ends_at = null where uuid = :uuid', { uuid });

describe('provider session', () => {
  it('is returned while it is open', async () => {
    const { uuid, token, phrase } = await openSession();
    expect(await fetchTransaction(uuid)).toMatchObject({
      own: true,
      session_expires_at: '2026-06-15 12:20:00',
      session: { uuid, token, phrase },
    });
    expect(backend.db.get('select count(*) as n from transactions')).toEqual({ n: 1 });
  });

  it('is not returned to a colleague who repeats the request with its key', async () => {
    const variables = { lines: [createPaymentLine('D1', '100.00')], key: 'attempt-0001' };
    expect((await backend.query(ana, PAY, variables)).codes).toEqual([]);
    const repeated = await backend.query({ ...ana, ...colleague }, PAY, variables);
    expect(repeated.codes).toEqual(['IDEMPOTENCY_MISMATCH']);
  });

  it('is returned to its creator but not to colleagues or support', async () => {
    const { uuid } = await openSession();
    expect(await fetchTransaction(uuid, colleague)).toMatchObject({ own: false, session: null });
    expect(await fetchTransaction(uuid, { support: true })).toMatchObject({ session: null });
  });

  it('expires after 20 minutes, and the next query unlocks its documents', async () => {
    const { uuid } = await openSession();
    backend.advance(20 * MINUTE_MS - 1);
    expect(await consult(uuid)).toMatchObject({ status: 'PENDIENTE' });
    backend.advance(1);
    expect((await pay()).codes).toEqual(['DOCUMENT_BLOCKED']);
    expect(await consult(uuid, { support: true })).toMatchObject({ status: 'PENDIENTE' });
    expect(await consult(uuid)).toMatchObject({
      status: 'RECHAZADA',
      message: 'La sesión con el banco terminó sin pago.',
    });
    expect(await fetchTransaction(uuid)).toMatchObject({ session_expires_at: null, session: null });
    expect((await openSession()).uuid).not.toBe(uuid);
    expect(settleTransaction(backend.environment, uuid, 'APROBADA')?.estado).toBe('RECHAZADA');
  });

  it('does not expire once it has been completed at the provider', async () => {
    const { uuid } = await openSession();
    completeAtProvider(uuid);
    expect(await fetchTransaction(uuid)).toMatchObject({ session_expires_at: null, session: null });
    backend.advance(60 * MINUTE_MS);
    expect(await consult(uuid)).toMatchObject({ status: 'PENDIENTE' });
    expect((await pay()).codes).toEqual(['DOCUMENT_BLOCKED']);
  });
});
