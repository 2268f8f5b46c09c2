import { parse } from 'graphql';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  fakeFetch,
  operationsOf,
  pingAnswer,
  type SeenRequest,
} from '../test-support/fake-fetch.ts';
import { createSurtidorClient } from './create-client.ts';
import { sideEffectContext } from './operation-kind.ts';

const query = (name: string) => parse(`query ${name} { ping }`);
const mutation = (name: string) => parse(`mutation ${name} { ping }`);

const clientOver = (answer: (request: SeenRequest) => Response | Promise<Response>) => {
  const { fetch, seen } = fakeFetch(answer);
  const client = createSurtidorClient({
    uri: '/graphql',
    product: 'Surtidor',
    store: 'peru',
    onUnauthorized: () => undefined,
    fetch,
    retry: { retries: 0 },
    limits: { maxBatch: 3, queryTimeoutMs: 1000, changeTimeoutMs: 2000 },
  });
  const send = (name: string) => client.query({ query: query(name), fetchPolicy: 'no-cache' });
  return { client, send, seen };
};

const names = (seen: readonly SeenRequest[]) =>
  seen.map((request) => operationsOf(request).map(({ operationName }) => operationName));

test('queries of one tick leave in one POST and each gets its own answer', async () => {
  const { send, seen } = clientOver(pingAnswer);
  const answers = await Promise.all([send('A'), send('B')]);
  expect(answers.map(({ data }) => data)).toEqual([{ ping: 'A' }, { ping: 'B' }]);
  expect(names(seen)).toEqual([['A', 'B']]);
  expect(seen[0]?.headers.get('x-operation-name')).toBe('A,B');
  expect(seen[0]?.headers.get('x-request-id')).toMatch(/^[\da-f]{32}$/);
  expect(seen[0]?.headers.get('store')).toBe('peru');
});

test('a lone query is no array, and a large batch is split', async () => {
  const { send, seen } = clientOver(pingAnswer);
  await send('Alone');
  expect(seen[0]?.body).toMatchObject({ operationName: 'Alone' });
  await Promise.all(['A', 'B', 'C', 'D'].map(send));
  expect(names(seen.slice(1))).toEqual([['A', 'B', 'C'], ['D']]);
});

test('mutations, and queries that change something, leave alone and at once', async () => {
  const { client, send, seen } = clientOver(pingAnswer);
  await Promise.all([
    send('A'),
    client.mutate({ mutation: mutation('Pay'), fetchPolicy: 'no-cache' }),
    client.query({ query: query('Cash'), fetchPolicy: 'no-cache', context: sideEffectContext }),
    send('B'),
  ]);
  expect(names(seen)).toEqual([['Pay'], ['Cash'], ['A', 'B']]);
});

test('one bad entry of a batch fails alone', async () => {
  const { send } = clientOver(() => Response.json([{ data: { ping: 'A' } }, 'nonsense']));
  const [good, bad] = await Promise.allSettled([send('A'), send('B')]);
  expect(good.status).toBe('fulfilled');
  expect(bad).toMatchObject({ status: 'rejected', reason: { fault: 'body' } });
});

test.each([
  ['a 500', () => new Response('', { status: 500 })],
  ['an HTML page', () => new Response('<html>')],
])('%s over one query of a batch fails that query alone', async (_, brokenAnswer) => {
  const { send, seen } = clientOver((request) =>
    operationsOf(request).some(({ operationName }) => operationName === 'B')
      ? brokenAnswer()
      : pingAnswer(request),
  );
  const [first, bad, last] = await Promise.allSettled([send('A'), send('B'), send('C')]);
  expect(first).toMatchObject({ status: 'fulfilled', value: { data: { ping: 'A' } } });
  expect(bad).toMatchObject({ status: 'rejected', reason: { name: 'TransportError' } });
  expect(last).toMatchObject({ status: 'fulfilled', value: { data: { ping: 'C' } } });
  expect(names(seen)).toEqual([['A', 'B', 'C'], ['A'], ['B'], ['C']]);
});

test('GraphQL errors count whatever the status, and one of them is a whole batch’s', async () => {
  const errors = { errors: [{ message: 'No' }] };
  const { send } = clientOver(() => Response.json(errors, { status: 401 }));
  const answers = await Promise.allSettled([send('A'), send('B')]);
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 'rejected', reason: { errors: [{ message: 'No' }] } });
  }
});

/** What the portal's own proxy says when the backend cannot be reached. */
const gatewayErrors = (status: number) =>
  Response.json({ errors: [{ message: 'The backend is not available' }] }, { status });

describe('answers that are none', () => {
  test.each([
    ['an HTML page', () => new Response('<html>'), 'body', 200],
    ['truncated JSON', () => new Response('{"data":{"pi'), 'body', 200],
    ['JSON of another kind', () => Response.json(null), 'body', 200],
    ['an array for one', () => Response.json([{ data: {} }, { data: {} }]), 'body', 200],
    ['an empty 500', () => new Response('', { status: 500 }), 'status', 500],
    ['an HTML 502', () => new Response('<html>', { status: 502 }), 'status', 502],
    ['errors of a gateway', () => gatewayErrors(504), 'status', 504],
    ['a broken connection', () => Promise.reject(new TypeError('fetch failed')), 'network', null],
  ])('%s', async (_, answer, fault, status) => {
    const { send } = clientOver(answer);
    await expect(send('A')).rejects.toMatchObject({ name: 'TransportError', fault, status });
  });
});

describe('time', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const never = () => new Promise<Response>(() => undefined);

  test('a query that is never answered times out, a change waits longer', async () => {
    const { client, send } = clientOver(never);
    const outcome = expect(send('A')).rejects.toMatchObject({ fault: 'timeout' });
    const changing = vi.fn();
    client.mutate({ mutation: mutation('Pay'), fetchPolicy: 'no-cache' }).catch(changing);
    await vi.advanceTimersByTimeAsync(1500);
    await outcome;
    expect(changing).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(changing).toHaveBeenCalledWith(expect.objectContaining({ fault: 'timeout' }));
  });

  test('a request nobody waits for is given up; one that somebody shares is not', async () => {
    const { client, seen } = clientOver(never);
    const watch = (name: string) =>
      client.watchQuery({ query: query(name), fetchPolicy: 'no-cache' }).subscribe({});
    const one = watch('A');
    const other = watch('B');
    await vi.advanceTimersByTimeAsync(1);
    one.unsubscribe();
    expect(seen[0]?.signal?.aborted).toBe(false);
    other.unsubscribe();
    expect(seen[0]?.signal?.aborted).toBe(true);
  });

  test('a query given up within its tick is not sent at all', async () => {
    const { client, seen } = clientOver(never);
    client
      .watchQuery({ query: query('A'), fetchPolicy: 'no-cache' })
      .subscribe({})
      .unsubscribe();
    await vi.advanceTimersByTimeAsync(10);
    expect(seen).toEqual([]);
  });
});

test('a browser that knows it is offline sends nothing', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const { client, seen } = clientOver(pingAnswer);
  const paying = client.mutate({ mutation: mutation('Pay'), fetchPolicy: 'no-cache' });
  await expect(paying).rejects.toMatchObject({ fault: 'offline' });
  expect(seen).toEqual([]);
  vi.unstubAllGlobals();
});
