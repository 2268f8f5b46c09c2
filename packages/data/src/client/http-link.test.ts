import { parse } from 'graphql';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sandboxProfile } from '../backend-profile/index.ts';
import {
  createFakeFetch,
  type RecordedRequest,
  respondWithName,
} from '../test-support/fake-fetch.ts';
import { createSurtidorClient } from './create-client.ts';

const createQuery = (name: string) => parse(`query ${name} { ping }`);
const createMutation = (name: string) => parse(`mutation ${name} { ping }`);

const createClient = (respond: (request: RecordedRequest) => Response | Promise<Response>) => {
  const { fetch, requests } = createFakeFetch(respond);
  const client = createSurtidorClient({
    uri: '/graphql',
    backendProfile: sandboxProfile,
    product: 'Surtidor',
    store: 'peru',
    onUnauthorized: () => undefined,
    fetch,
    retry: { retries: 0 },
    limits: { queryTimeoutMs: 1000, mutationTimeoutMs: 2000 },
  });
  const send = (name: string) =>
    client.query({ query: createQuery(name), fetchPolicy: 'no-cache' });
  return { client, send, requests };
};

test('each operation is one POST of one JSON object, even in the same tick', async () => {
  const { client, send, requests } = createClient(respondWithName);
  const responses = await Promise.all([
    send('A'),
    send('B'),
    client.mutate({ mutation: createMutation('Pay'), fetchPolicy: 'no-cache' }),
  ]);
  expect(responses.map(({ data }) => data)).toEqual([
    { ping: 'A' },
    { ping: 'B' },
    { ping: 'Pay' },
  ]);
  expect(requests.map(({ body }) => body)).toEqual([
    expect.objectContaining({ operationName: 'A', query: expect.stringContaining('query A') }),
    expect.objectContaining({ operationName: 'B' }),
    expect.objectContaining({ operationName: 'Pay' }),
  ]);
  expect(requests[0]?.headers.get('x-operation-name')).toBe('A');
  expect(requests[0]?.headers.get('x-request-id')).toMatch(/^[\da-f]{32}$/);
  expect(requests.map(({ headers }) => headers.get('store'))).toEqual(['peru', 'peru', 'peru']);
});

test('GraphQL errors are reported with the HTTP status of the response', async () => {
  const { send } = createClient(() =>
    Response.json({ errors: [{ message: 'No' }] }, { status: 401 }),
  );
  await expect(send('A')).rejects.toMatchObject({
    errors: [{ message: 'No', extensions: { httpStatus: 401 } }],
  });
});

/** Creates the proxy's response for an unreachable backend. */
const createGatewayErrors = (status: number) =>
  Response.json({ errors: [{ message: 'The backend is not available' }] }, { status });

describe('invalid responses', () => {
  test.each([
    ['an HTML page', () => new Response('<html>'), 'body', 200],
    ['truncated JSON', () => new Response('{"data":{"pi'), 'body', 200],
    ['JSON without an object', () => Response.json(null), 'body', 200],
    ['an array', () => Response.json([{ data: {} }]), 'body', 200],
    ['an empty 500', () => new Response('', { status: 500 }), 'status', 500],
    ['an HTML 502', () => new Response('<html>', { status: 502 }), 'status', 502],
    ['errors of a gateway', () => createGatewayErrors(504), 'status', 504],
    ['a broken connection', () => Promise.reject(new TypeError('fetch failed')), 'network', null],
  ])('%s is rejected as a transport error', async (_, respond, fault, status) => {
    const { send } = createClient(respond);
    await expect(send('A')).rejects.toMatchObject({ name: 'TransportError', fault, status });
  });
});

describe('timeouts and cancellation', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const neverRespond = () => new Promise<Response>(() => undefined);

  test('a mutation has a longer timeout than a query', async () => {
    const { client, send } = createClient(neverRespond);
    const outcome = expect(send('A')).rejects.toMatchObject({ fault: 'timeout' });
    const onMutationError = vi.fn();
    client
      .mutate({ mutation: createMutation('Pay'), fetchPolicy: 'no-cache' })
      .catch(onMutationError);
    await vi.advanceTimersByTimeAsync(1500);
    await outcome;
    expect(onMutationError).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(onMutationError).toHaveBeenCalledWith(expect.objectContaining({ fault: 'timeout' }));
  });

  test('an unsubscribed request is aborted', async () => {
    const { client, requests } = createClient(neverRespond);
    const subscription = client
      .watchQuery({ query: createQuery('A'), fetchPolicy: 'no-cache' })
      .subscribe({});
    await vi.advanceTimersByTimeAsync(1);
    expect(requests[0]?.signal?.aborted).toBe(false);
    subscription.unsubscribe();
    expect(requests[0]?.signal?.aborted).toBe(true);
  });
});

test('an offline browser sends nothing', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const { client, requests } = createClient(respondWithName);
  const payment = client.mutate({ mutation: createMutation('Pay'), fetchPolicy: 'no-cache' });
  await expect(payment).rejects.toMatchObject({ fault: 'offline' });
  expect(requests).toEqual([]);
  vi.unstubAllGlobals();
});
