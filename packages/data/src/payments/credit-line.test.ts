import { expect, it } from 'vitest';
import { createRemoteStore } from '../shared/remote-store.ts';
import { createMockBackend } from '../test-support/mock-backend.ts';
import { watch } from '../test-support/watch.ts';
import { creditLineQuery } from './credit-line.ts';

const row = {
  limite: '1000.00',
  usado: '700.00',
  retenido_pedidos: '350.50',
  disponible: '-50.50',
  moneda: 'COP',
  fecha: '2026-11-20 10:00:00',
};

const load = async (cupoCredito: unknown) => {
  const backend = createMockBackend({ Query: { cupoCredito: () => cupoCredito } });
  const store = watch(createRemoteStore(backend, creditLineQuery, {}));
  return store.until(({ kind }) => kind !== 'loading');
};

const pesos = (minor: number) => ({ minor, currency: 'COP' });

it('reads the amounts and the time', async () => {
  expect(await load(row)).toMatchObject({
    kind: 'ready',
    value: [
      {
        limit: pesos(100_000),
        used: pesos(70_000),
        heldByOrders: pesos(35_050),
        available: pesos(-5_050),
        updatedAt: Date.UTC(2026, 10, 20, 15),
      },
    ],
  });
});

it('is empty without a credit line', async () => {
  expect(await load(null)).toMatchObject({ kind: 'empty' });
});

it.each(['limite', 'usado', 'retenido_pedidos', 'disponible'])(
  'fails if %s is unreadable',
  async (field) => {
    expect(await load({ ...row, [field]: 'mucho' })).toMatchObject({ kind: 'failed' });
  },
);
