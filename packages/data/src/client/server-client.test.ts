import { expect, test, vi } from 'vitest';
import { sandboxProfile } from '../backend-profile/index.ts';
import { latestOrdersQuery } from '../orders/latest-orders.ts';
import { createRemoteStore } from '../shared/remote-store.ts';
import { createFakeFetch } from '../test-support/fake-fetch.ts';
import { createServerClient } from './server-client.ts';

const variables = { client: 'C1', pageSize: 4 };
const query = { query: latestOrdersQuery.document, variables };
const orders = { size: 1, data: [{ id_pedido: 1, num_pedido: 'A', valor: '1.00' }] };

/** The client of a page whose backend gives one response. */
function setUp(response: () => Response | Promise<Response>) {
  const { fetch, requests } = createFakeFetch(response);
  const onUnauthorized = vi.fn();
  const client = createServerClient({
    uri: '/graphql',
    backendProfile: sandboxProfile,
    product: 'Surtidor',
    retry: { retries: 0 },
    fetch,
    onUnauthorized,
  });
  const storeContext = {
    currency: 'COP',
    timeZone: 'America/Bogota',
    product: 'Surtidor',
  } as const;
  const getState = () =>
    createRemoteStore(
      { client, storeContext, backendProfile: sandboxProfile },
      latestOrdersQuery,
      variables,
    ).getState();
  return { client, requests, onUnauthorized, getState };
}

const respondWithOrders = () => Response.json({ data: { OrderTraceability: orders } });

test('a page shows the data of its queries, whatever their fetch policy', async () => {
  const { client, requests, getState } = setUp(respondWithOrders);
  expect(getState()).toMatchObject({ kind: 'loading' });
  await expect(client.query(query)).resolves.toMatchObject({ data: { OrderTraceability: orders } });
  expect(getState()).toMatchObject({ kind: 'ready', value: [{ number: 'A' }] });
  expect(client.readQuery(query)).toEqual({ OrderTraceability: orders });
  expect(requests).toHaveLength(1);
});

test('pages of two users share nothing', async () => {
  const [first, second] = [setUp(respondWithOrders), setUp(respondWithOrders)];
  await first.client.query(query);
  expect(second.getState()).toMatchObject({ kind: 'loading' });
  await second.client.query(query);
  expect(second.requests).toHaveLength(1);
});

test('a response with errors is no data, and the end of the session is reported', async () => {
  const { client, getState, onUnauthorized } = setUp(() =>
    Response.json({
      data: { OrderTraceability: null },
      errors: [{ message: 'x', extensions: { category: 'graphql-authentication' } }],
    }),
  );
  await expect(client.query(query)).rejects.toThrow();
  expect(getState()).toMatchObject({ kind: 'loading' });
  expect(onUnauthorized).toHaveBeenCalledOnce();
});

test('stopping aborts what is pending, but not a completed request', async () => {
  const pending = setUp(() => new Promise<never>(() => undefined));
  const rejected = expect(pending.client.query(query)).rejects.toThrow();
  pending.client.stop();
  await rejected;
  expect(pending.requests[0]?.signal?.aborted).toBe(true);
  const completed = setUp(respondWithOrders);
  await completed.client.query(query);
  completed.client.stop();
  expect(completed.requests[0]?.signal?.aborted).toBe(false);
});
