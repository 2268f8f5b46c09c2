import type { VoucherRegistration } from '@surtidor/domain';
import { GraphQLError } from 'graphql';
import { describe, expect, test, vi } from 'vitest';
import { sandboxProfile } from '../backend-profile/index.ts';
import { createSurtidorClient } from '../client/create-client.ts';
import { fakeFetch } from '../test-support/fake-fetch.ts';
import { colombia, type MockResponses, mockBackend } from '../test-support/mock-backend.ts';
import { registerVouchers } from './register-vouchers.ts';
import { toVoucher } from './to-voucher.ts';
import { toVoucherAmount, toVoucherUse, voucherConfigQuery } from './voucher-config.ts';

const registration: VoucherRegistration = {
  customer: '0001002003',
  uuid: 'u-1',
  email: 'ana@ejemplo.co',
  typeLabel: 'Bono de combustible',
  reward: 'Combustible',
  amount: { minor: 2_000_000, currency: 'COP' },
  quantity: 3,
};

const bono = {
  entity_id: 9,
  customer: '0001002003',
  monto: '20000.00',
  cantidad: 3,
  email: 'ana@ejemplo.co',
  reward: 'Combustible',
  tipo_bono: 'Bono de combustible',
  created_at: '2026-03-15 08:30:00',
  updated_at: null,
  status: 'PENDIENTE',
  uuid: 'u-1',
  fecha_vencimiento: '2026-09-11',
};

const registering = (responses: MockResponses) =>
  registerVouchers(mockBackend(responses), [registration]);
const refuse = () => {
  throw new GraphQLError('Los bonos no suman.', { extensions: { code: 'AMOUNT_INVALID' } });
};

describe('registering the vouchers of a session', () => {
  test('has the exact lines of the contract', async () => {
    const seen = vi.fn();
    const addProductoBono = (args: unknown) => {
      seen(JSON.parse(JSON.stringify(args)));
      return [bono];
    };
    expect(await registering({ Mutation: { addProductoBono } })).toEqual({ kind: 'registered' });
    expect(seen).toHaveBeenCalledExactlyOnceWith({
      bonos: [
        {
          customer: '0001002003',
          uuid: 'u-1',
          email: 'ana@ejemplo.co',
          tipo_bono: 'Bono de combustible',
          reward: 'Combustible',
          monto: '20000.00',
          cantidad: 3,
        },
      ],
    });
  });

  test('are not registered after a rejection', async () => {
    expect(await registering({ Mutation: { addProductoBono: refuse } })).toMatchObject({
      kind: 'not-registered',
      failure: { code: 'voucher-payment-failed' },
    });
  });

  test('are not registered if there are none', async () => {
    expect(await registerVouchers(mockBackend({}), [])).toMatchObject({ kind: 'not-registered' });
  });

  test.each([
    ['registered after all', [bono], 'registered'],
    ['held by nobody', [], 'not-registered'],
    ['not to be made out', null, 'not-registered'],
  ])('an answer without vouchers is looked into: %s', async (_, held, kind) => {
    const result = await registering({
      Mutation: { addProductoBono: () => null },
      Query: { getBonosProducto: () => held },
    });
    expect(result.kind).toBe(kind);
  });

  test('are not registered after a lost response and a lost lookup, and nothing is sent twice', async () => {
    const { fetch, requests } = fakeFetch(() => Promise.reject(new TypeError('failed')));
    const client = createSurtidorClient({
      uri: '/graphql',
      backendProfile: sandboxProfile,
      product: 'Surtidor',
      onUnauthorized: () => undefined,
      fetch,
    });
    const result = await registerVouchers(
      { client, storeContext: colombia, backendProfile: sandboxProfile },
      [registration],
    );
    expect(result.kind).toBe('not-registered');
    const mutations = requests.filter(({ body }) =>
      JSON.stringify(body).includes('addSurtidorBono'),
    );
    expect(mutations.length).toBeLessThanOrEqual(1);
  });
});

// Responses may lack fields and contain null, whatever their type.
const wire = (value: object) => value as never;

test('a voucher is read with dates and amounts', () => {
  expect(toVoucher(wire(bono), colombia)).toMatchObject({
    id: '9',
    amount: { minor: 2_000_000, currency: 'COP' },
    quantity: 3,
    createdOn: '2026-03-15',
    expiresOn: '2026-09-11',
    status: 'pending',
  });
  for (const over of [{ entity_id: null }, { monto: 'x' }, { cantidad: null }]) {
    expect(toVoucher(wire({ ...bono, ...over }), colombia)).toBeNull();
  }
});

test('uses without a maximum and amounts without a use are omitted', () => {
  const use = { uso: 'COMB', titulo: '', montoMaximo: '2000000.00', diasVencimiento: 180 };
  expect(toVoucherUse(wire(use), colombia)).toMatchObject({
    id: 'COMB',
    title: 'COMB',
    maximum: { minor: 200_000_000, currency: 'COP' },
    validDays: 180,
  });
  expect(toVoucherUse(wire({ ...use, montoMaximo: 'mucho' }), colombia)).toBeNull();
  expect(toVoucherAmount(wire({ monto: '1.00' }), colombia)).toBeNull();
});

test('a configuration without uses is null', () => {
  expect(voucherConfigQuery.read({ getBonosProductoConfig: null }, colombia)).toBeNull();
});
