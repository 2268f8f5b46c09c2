import fc from 'fast-check';
import { parse } from 'graphql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sandboxProfile } from '../backend-profile/index.ts';
import { TransportError, type TransportFault } from '../shared/transport/transport-error.ts';
import {
  createFakeFetch,
  type RecordedRequest,
  respondWithName,
} from '../test-support/fake-fetch.ts';
import { createSurtidorClient } from './create-client.ts';
import { sideEffectContext } from './operation-kind.ts';
import { defaultRetry, getRetryDelay, isTransient } from './retry-link.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pingQuery = parse('query Ping { ping }');
const payMutation = parse('mutation Pay { ping }');
const breakConnection = () => Promise.reject(new TypeError('fetch failed'));

const createTestClient = (respond: (request: RecordedRequest) => Response | Promise<Response>) => {
  const { fetch, requests } = createFakeFetch(respond);
  const client = createSurtidorClient({
    uri: '/graphql',
    backendProfile: sandboxProfile,
    product: 'Surtidor',
    onUnauthorized: () => undefined,
    fetch,
  });
  return { client, requests };
};

const getOutcome = async (promise: Promise<unknown>) => {
  const outcome = promise.then(
    () => 'succeeded',
    () => 'failed',
  );
  await vi.advanceTimersByTimeAsync(120_000);
  return outcome;
};

test('a query is retried after a broken connection', async () => {
  let failureCount = 0;
  const { client, requests } = createTestClient((request) =>
    failureCount++ < 2 ? breakConnection() : respondWithName(request),
  );
  expect(await getOutcome(client.query({ query: pingQuery }))).toBe('succeeded');
  expect(requests).toHaveLength(3);
});

test('a query is not retried forever', async () => {
  const { client, requests } = createTestClient(breakConnection);
  expect(await getOutcome(client.query({ query: pingQuery }))).toBe('failed');
  expect(requests).toHaveLength(1 + defaultRetry.retries);
});

test.each([
  ['broken connection', breakConnection],
  ['502', () => new Response('', { status: 502 })],
  ['503', () => new Response('', { status: 503 })],
  ['HTML', () => new Response('<html>')],
  ['no response', () => new Promise<Response>(() => undefined)],
])('a mutation is sent once, whatever the response: %s', async (_, respond) => {
  const { client, requests } = createTestClient(respond);
  expect(await getOutcome(client.mutate({ mutation: payMutation }))).toBe('failed');
  expect(requests).toHaveLength(1);
});

test('a query with side effects is sent once', async () => {
  const { client, requests } = createTestClient(breakConnection);
  const pendingResponse = client.query({
    query: pingQuery,
    fetchPolicy: 'no-cache',
    context: sideEffectContext,
  });
  expect(await getOutcome(pendingResponse)).toBe('failed');
  expect(requests).toHaveLength(1);
});

test('a response with errors is not retried', async () => {
  const { client, requests } = createTestClient(() =>
    Response.json({ errors: [{ message: 'No' }] }),
  );
  expect(await getOutcome(client.query({ query: pingQuery }))).toBe('failed');
  expect(requests).toHaveLength(1);
});

test.each<[TransportFault, number | null, boolean]>([
  ['network', null, true],
  ['not-sent', 503, true],
  ['status', 503, true],
  ['status', 500, false],
  ['status', 404, false],
  ['timeout', null, false],
  ['offline', null, false],
  ['body', 200, false],
])('%s %s is transient: %s', (fault, status, expected) => {
  expect(isTransient(new TransportError(fault, status))).toBe(expected);
});

test('delays grow, have jitter and are bounded', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.nat(3), (randomValue, step) => {
      const options = { retries: 3, baseDelayMs: 300, random: () => randomValue };
      const delay = getRetryDelay(step + 1, options);
      expect(delay).toBeGreaterThanOrEqual(150 * 2 ** step);
      expect(delay).toBeLessThan(300 * 2 ** step);
    }),
  );
});
