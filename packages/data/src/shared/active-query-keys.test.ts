import { expect, test } from 'vitest';
import { latestOrdersQuery } from '../orders/latest-orders.ts';
import { createMockBackend } from '../test-support/mock-backend.ts';
import { watch } from '../test-support/watch.ts';
import { getActiveQueryKeys } from './active-query-keys.ts';
import { createRemoteStore } from './remote-store.ts';

test('contains the key of each displayed query while it is watched', async () => {
  const response = () => ({
    size: 1,
    data: [{ id_pedido: 1, num_pedido: 'A', valor: '1.00' }],
  });
  const dataContext = createMockBackend({ Query: { OrderTraceability: response } });
  const getKeys = () => [...getActiveQueryKeys(dataContext.client).values()];
  const openLatestOrders = (client: string) =>
    watch(createRemoteStore(dataContext, latestOrdersQuery, { client, pageSize: 4 }));
  const one = openLatestOrders('C1');
  expect(getKeys()).toEqual([]);
  await one.until(({ kind }) => kind === 'ready');
  const [key] = getKeys();
  const again = openLatestOrders('C1');
  await again.until(({ kind }) => kind === 'ready');
  expect(getKeys()).toEqual([key, key]);
  const other = openLatestOrders('C2');
  await other.until(({ kind }) => kind === 'ready');
  expect(new Set(getKeys()).size).toBe(2);
  for (const { stop } of [one, again, other]) stop();
  // The client releases a query asynchronously, in case it is watched again immediately.
  await expect.poll(getKeys).toEqual([]);
});
