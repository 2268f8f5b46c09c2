import { beforeEach, describe, expect, it } from 'vitest';
import { ana, startTestBackend, type TestBackend } from '../../test/test-backend.ts';
import { settleTransaction } from '../payments/settle-transaction.ts';

let backend: TestBackend;
beforeEach(() => {
  backend = startTestBackend();
});

const ADD = `mutation Add($bonos: [BonoInput!]!) { addSurtidorBono(bonos: $bonos) { entity_id status fecha_vencimiento } }`;
const LIST = `query List { getBonosSurtidor(customer: "1001") { monto cantidad status } }`;

const openSession = async (amount: string): Promise<string> => {
  const document = `query Cash { easyPayContado(filter: { id_segment: "BO", amount: "${amount}" }) { uuid } }`;
  return (await backend.query(ana, document)).data.easyPayContado.uuid;
};
const createBono = (uuid: string, monto: string, cantidad: number) => ({
  customer: '1001',
  uuid,
  monto,
  cantidad,
  email: 'regalo@ejemplo.co',
  reward: 'Combustible',
  tipo_bono: 'Bono de combustible',
});

describe('vouchers', () => {
  it('are registered once and become active when the payment is approved', async () => {
    const uuid = await openSession('90000.00');
    const bonos = [createBono(uuid, '20000.00', 2), createBono(uuid, '50000.00', 1)];
    const firstResponse = await backend.query(ana, ADD, { bonos });
    expect(firstResponse.messages).toEqual([]);
    expect(firstResponse.data.addSurtidorBono).toMatchObject([
      { status: 'PENDIENTE', fecha_vencimiento: '2026-12-12' },
      { status: 'PENDIENTE' },
    ]);
    expect((await backend.query(ana, ADD, { bonos })).data).toEqual(firstResponse.data);
    settleTransaction(backend.environment, uuid, 'APROBADA');
    const list = (await backend.query(ana, LIST)).data.getBonosSurtidor;
    expect(list.map((row: { status: string }) => row.status)).toEqual(['ACTIVO', 'ACTIVO']);
    backend.advance(181 * 24 * 3_600_000);
    const expiredList = (await backend.query(ana, LIST)).data.getBonosSurtidor;
    expect(expiredList[0].status).toBe('VENCIDO');
  });

  it.each([
    ['a total that differs from the session', '90000.00', '20000.00', 2, 'AMOUNT_INVALID'],
    ['a total above the maximum of the use', '120000.00', '20000.00', 6, 'AMOUNT_INVALID'],
    ['an amount that is not offered', '15000.00', '15000.00', 1, 'INVALID_INPUT'],
  ])('are rejected for %s', async (_name, session, monto, cantidad, code) => {
    const uuid = await openSession(session);
    const response = await backend.query(ana, ADD, { bonos: [createBono(uuid, monto, cantidad)] });
    expect(response.codes).toEqual([code]);
    expect((await backend.query(ana, LIST)).data.getBonosSurtidor).toEqual([]);
  });

  it('are required before payment: no session is returned until they are registered', async () => {
    const uuid = await openSession('20000.00');
    const fetchSession = async () =>
      (
        await backend.query(
          ana,
          `query Session($uuid: String) {
            listarTransacciones(filter: { uuid: { eq: $uuid } }) { items { session { uuid } } }
          }`,
          { uuid },
        )
      ).data.listarTransacciones.items[0].session;
    expect(await fetchSession()).toBeNull();
    await backend.query(ana, ADD, { bonos: [createBono(uuid, '20000.00', 1)] });
    expect(await fetchSession()).toEqual({ uuid });
  });

  it('are rejected for another client and for another client’s payment session', async () => {
    const uuid = await openSession('20000.00');
    const otherCaller = { email: 'otra@ejemplo.co' };
    const bonos = [createBono(uuid, '20000.00', 1)];
    expect((await backend.query(otherCaller, ADD, { bonos })).codes).toEqual(['FORBIDDEN']);
    const otherClientBonos = bonos.map((line) => ({ ...line, customer: '2002' }));
    expect((await backend.query(otherCaller, ADD, { bonos: otherClientBonos })).codes).toEqual([
      'NOT_FOUND',
    ]);
  });

  it('are offered in the client’s currency', async () => {
    const document =
      'query Config { getBonosSurtidorConfig { usos { uso montoMaximo } montos { monto uso } } }';
    expect((await backend.query(ana, document)).data.getBonosSurtidorConfig).toMatchObject({
      usos: [{ uso: 'COMB', montoMaximo: '100000.00' }],
      montos: [{ monto: '20000.00' }, { monto: '50000.00' }],
    });
  });
});
