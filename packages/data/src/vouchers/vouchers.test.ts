import type { VoucherRegistration } from '@surtidor/domain/vouchers';
import { GraphQLError } from 'graphql';
import { describe, expect, test, vi } from 'vitest';
import { sandboxProfile } from '../backend-profile/index.ts';
import { createSurtidorClient } from '../client/create-client.ts';
import { createFakeFetch } from '../test-support/fake-fetch.ts';
import { colombia, createMockBackend, type MockResponses } from '../test-support/mock-backend.ts';
import { hasPurchaseVouchers, registerVouchers } from './register-vouchers.ts';
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

const wireVoucher = {
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

const register = (responses: MockResponses) =>
  registerVouchers(createMockBackend(responses), [registration]);
const rejectVouchers = () => {
  throw new GraphQLError('Los bonos no suman.', { extensions: { code: 'AMOUNT_INVALID' } });
};

describe('registerVouchers', () => {
  test('sends exactly the fields of the contract', async () => {
    const onRegister = vi.fn();
    const addProductoBono = (args: unknown) => {
      onRegister(JSON.parse(JSON.stringify(args)));
      return [wireVoucher];
    };
    expect(await register({ Mutation: { addProductoBono } })).toEqual({ kind: 'registered' });
    expect(onRegister).toHaveBeenCalledExactlyOnceWith({
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

  test('reports vouchers as not registered after a rejection', async () => {
    expect(await register({ Mutation: { addProductoBono: rejectVouchers } })).toMatchObject({
      kind: 'not-registered',
      failure: { code: 'voucher-payment-failed' },
    });
  });

  test('registers nothing without vouchers', async () => {
    expect(await registerVouchers(createMockBackend({}), [])).toMatchObject({
      kind: 'not-registered',
    });
  });

  test.each([
    ['registered', [wireVoucher], 'registered'],
    ['not registered', [], 'not-registered'],
    ['unreadable', null, 'not-registered'],
  ])('looks up the vouchers after a response without any: %s', async (_, vouchers, kind) => {
    const result = await register({
      Mutation: { addProductoBono: () => null },
      Query: { getBonosProducto: () => vouchers },
    });
    expect(result.kind).toBe(kind);
  });

  const largerVoucher = { ...wireVoucher, entity_id: 10, monto: '50000.00' };
  const failInternally = () => {
    throw new GraphQLError('Internal server error');
  };

  test.each([
    ['fewer vouchers', () => [wireVoucher], [wireVoucher], 'not-registered'],
    ['fewer vouchers', () => [wireVoucher], [wireVoucher, largerVoucher], 'registered'],
    ['an error', failInternally, [wireVoucher], 'not-registered'],
    ['an error', failInternally, [wireVoucher, largerVoucher], 'registered'],
    ['an error', failInternally, [wireVoucher, null], 'not-registered'],
  ])(
    'after a response with %s, all vouchers must exist',
    async (_, addProductoBono, vouchers, kind) => {
      const backend = createMockBackend({
        Mutation: { addProductoBono },
        Query: { getBonosProducto: () => vouchers },
      });
      const largerRegistration = {
        ...registration,
        amount: { minor: 5_000_000, currency: 'COP' },
      } as const;
      const result = await registerVouchers(backend, [registration, largerRegistration]);
      expect(result.kind).toBe(kind);
    },
  );

  test('reports vouchers as not registered after a lost response and a lost lookup, and sends nothing twice', async () => {
    const { fetch, requests } = createFakeFetch(() => Promise.reject(new TypeError('failed')));
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
const asWire = (value: object) => value as never;

test('a voucher is read with dates and amounts', () => {
  expect(toVoucher(asWire(wireVoucher), colombia)).toMatchObject({
    id: '9',
    amount: { minor: 2_000_000, currency: 'COP' },
    quantity: 3,
    createdOn: '2026-03-15',
    expiresOn: '2026-09-11',
    status: 'pending',
  });
  for (const override of [{ entity_id: null }, { monto: 'x' }, { cantidad: null }]) {
    expect(toVoucher(asWire({ ...wireVoucher, ...override }), colombia)).toBeNull();
  }
});

test('uses without a maximum and amounts without a use are omitted', () => {
  const use = { uso: 'COMB', titulo: '', montoMaximo: '2000000.00', diasVencimiento: 180 };
  expect(toVoucherUse(asWire(use), colombia)).toMatchObject({
    id: 'COMB',
    title: 'COMB',
    maximum: { minor: 200_000_000, currency: 'COP' },
    validDays: 180,
  });
  expect(toVoucherUse(asWire({ ...use, montoMaximo: 'mucho' }), colombia)).toBeNull();
  expect(toVoucherAmount(asWire({ monto: '1.00' }), colombia)).toBeNull();
});

test.each([
  ['no configuration', null],
  ['no uses', { usos: null, montos: [] }],
  ['no amounts', { usos: [], montos: null }],
  ['unreadable amounts only', { usos: [], montos: [{ uso: 'COMB', monto: 'x' }] }],
])('a response with %s is null', (_, getBonosProductoConfig) => {
  expect(voucherConfigQuery.read(asWire({ getBonosProductoConfig }), colombia)).toBeNull();
});

test.each([
  ['all vouchers', [wireVoucher], { kind: 'done', value: true }],
  ['all vouchers and an unreadable row', [wireVoucher, null], { kind: 'done', value: true }],
  ['fewer vouchers', [{ ...wireVoucher, cantidad: 2 }], { kind: 'done', value: false }],
  ['no vouchers', [], { kind: 'done', value: false }],
  [
    'fewer vouchers and an unreadable row',
    [{ ...wireVoucher, cantidad: 2 }, null],
    { kind: 'failed' },
  ],
  ['unreadable vouchers only', [{ ...wireVoucher, monto: 'x' }], { kind: 'failed' }],
])('whether a purchase has its vouchers: %s', async (_, getBonosProducto, expected) => {
  const backend = createMockBackend({ Query: { getBonosProducto: () => getBonosProducto } });
  const total = { minor: 6_000_000, currency: 'COP' } as const;
  expect(await hasPurchaseVouchers(backend, 'u-1', total)).toMatchObject(expected);
});
