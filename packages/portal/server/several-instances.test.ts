import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AttemptStores, createSharedStores } from './auth/throttle/attempt-stores.ts';
import { type ListeningServer, listen } from './listen.ts';
import type { PortalEnvironment } from './portal-environment.ts';
import { createJsonPost, createTestServer, portalOrigin } from './testing/create-test-server.ts';
import { type FakeBackend, startFakeBackend } from './testing/fake-backend.ts';
import { createFailedLogin, createLoginResponse } from './testing/login-result.ts';
import type { RespServer } from './testing/resp-server.ts';
import { startStore } from './testing/start-store.ts';

let backend: FakeBackend;
let instances: ListeningServer[] = [];
let balancer: ListeningServer;
let store: RespServer;
let attempts: AttemptStores[] = [];
const usedInstances: number[] = [];

beforeAll(async () => {
  backend = await startFakeBackend(({ body, headers }) => {
    if (!body.includes('generateCustomerToken')) {
      return Response.json({ data: { bearer: headers.get('Authorization') } });
    }
    if (body.includes('right')) return createLoginResponse();
    return createFailedLogin({ code: 'SIGN_IN_FAILED' });
  });
  store = await startStore();
  attempts = [0, 1].map(() => createSharedStores(store.url, () => undefined));
  await Promise.all(attempts.map(({ ready }) => ready));
  const servers = attempts.map((stores) =>
    createTestServer(
      {
        BACKEND_URL: backend.origin,
        GRAPHQL_OPERATIONS: 'open',
        DEVICE_SECRET: 'a-secret-that-all-instances-share-01234',
        LOGIN_DELAY_STEP_MS: '60000',
      },
      { attempts: stores },
    ),
  );
  instances = await Promise.all(servers.map(({ app }) => listen(app, 0, '127.0.0.1')));
  let requestCount = 0;
  const roundRobin = new Hono<PortalEnvironment>().all('*', (context) => {
    const index = requestCount % instances.length;
    requestCount += 1;
    usedInstances.push(index);
    const { pathname, search } = new URL(context.req.url);
    return proxy(`http://127.0.0.1:${instances[index]?.port}${pathname}${search}`, context.req);
  });
  balancer = await listen(roundRobin, 0, '127.0.0.1');
});

afterAll(async () => {
  await Promise.all([balancer, backend, ...instances].map((closeable) => closeable.stop(0)));
  for (const closeable of attempts) closeable.close();
  await store.stop();
});

const getUrl = (path: string) => `http://127.0.0.1:${balancer.port}${path}`;
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(getUrl(path), createJsonPost(body, { 'Sec-Fetch-Site': 'same-origin', ...headers }));

describe('two instances behind a load balancer', () => {
  it('accept each other’s sessions', async () => {
    const signInResponse = await post('/server-middleware/auth/login', {
      email: 'a@example.com',
      password: 'right',
    });
    const cookie = signInResponse.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const responses = await Promise.all(
      [1, 2, 3, 4].map(async () =>
        (await post('/graphql', { query: '{ bearer }' }, { Cookie: cookie })).json(),
      ),
    );
    expect(responses).toEqual(
      responses.map(() => ({ data: { bearer: 'Bearer token-that-no-page-may-see' } })),
    );
    expect(new Set(usedInstances)).toEqual(new Set([0, 1]));
  });

  it('throttle guessing together, except in a known browser', async () => {
    const path = '/server-middleware/auth/login';
    const email = 'b@example.com';
    const deviceCookie = (await post(path, { email, password: 'right' })).headers
      .getSetCookie()
      .find((line) => line.startsWith('surtidor-device='))
      ?.split(';')[0];
    const statuses: number[] = [];
    for (const password of ['a', 'b', 'c', 'd', 'e', 'f', 'right']) {
      statuses.push((await post(path, { email, password })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 429, 429, 429]);
    expect(
      (await post(path, { email, password: 'right' }, { Cookie: deviceCookie ?? '' })).status,
    ).toBe(200);
    const forgedCookie = deviceCookie?.replace('=', '=x') ?? '';
    expect((await post(path, { email, password: 'right' }, { Cookie: forgedCookie })).status).toBe(
      429,
    );
  });

  it('both respond to health checks', async () => {
    const responses = await Promise.all(
      [1, 2].map(() => fetch(getUrl('/health'), { headers: { Origin: portalOrigin } })),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  });
});
