import { expect, test } from 'vitest';
import { latestOrdersQuery } from '../orders/latest-orders.ts';
import { mockBackend } from '../test-support/mock-backend.ts';
import { watch } from '../test-support/watch.ts';
import { activeQueryKeys } from './active-query-keys.ts';
import { createRemoteStore } from './remote-store.ts';

test('contains the key of each displayed query while it is watched', async () => {
  const response = () => ({
    size: 1,
    data: [{ id_pedido: 1, num_pedido: 'A', valor: '1.00' }],
  });
  const dataContext = mockBackend({ Query: { OrderTraceability: response } });
  const shown = () => [...activeQueryKeys(dataContext.client).values()];
  const opened = (client: string) =>
    watch(createRemoteStore(dataContext, latestOrdersQuery, { client, pageSize: 4 }));
  const one = opened('C1');
  expect(shown()).toEqual([]);
  await one.until(({ kind }) => kind === 'ready');
  const [question] = shown();
  const again = opened('C1');
  await again.until(({ kind }) => kind === 'ready');
  expect(shown()).toEqual([question, question]);
  const other = opened('C2');
  await other.until(({ kind }) => kind === 'ready');
  expect(new Set(shown()).size).toBe(2);
  for (const { stop } of [one, again, other]) stop();
  // The client releases a query asynchronously, in case it is watched again at once.
  await expect.poll(shown).toEqual([]);
});
