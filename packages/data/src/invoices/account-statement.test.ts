import { parseDateRange } from '@surtidor/domain';
import { expect, it } from 'vitest';
import { createRemoteStore } from '../shared/remote-store.ts';
import { createMockBackend } from '../test-support/mock-backend.ts';
import { watch } from '../test-support/watch.ts';
import { buildMovementsSumRequest, movementsSumQuery } from './account-statement.ts';

const load = async (subtotal: unknown) => {
  const month = parseDateRange({ start: '2026-11-01', end: '2026-11-30' });
  if (month === null) throw new Error('The month does not exist.');
  const respond = ({ detailFilter }: { detailFilter?: unknown }) => ({
    data: [{ subtotal: JSON.stringify(detailFilter).includes('2026-11-30') ? subtotal : '1.00' }],
  });
  const backend = createMockBackend({ Query: { AccountStatusHistory: respond } });
  const { variables } = buildMovementsSumRequest('1000123', month);
  const store = watch(createRemoteStore(backend, movementsSumQuery, variables));
  return store.until(({ kind }) => kind !== 'loading');
};

it('reads the sum of the movements of the range', async () => {
  expect(await load('-120.50')).toMatchObject({
    kind: 'ready',
    value: { minor: -12_050, currency: 'COP' },
  });
});

it('fails if the sum is unreadable', async () => {
  expect(await load('nada')).toMatchObject({ kind: 'failed' });
});
