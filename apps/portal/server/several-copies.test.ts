import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AttemptStores, sharedStores } from './auth/throttle/attempt-stores.ts';
import { type Listening, listen } from './listen.ts';
import type { PortalEnvironment } from './portal-environment.ts';
import { createTestServer, ownOrigin, ownPost } from './testing/create-test-server.ts';
import { type FakeBackend, startFakeBackend } from './testing/fake-backend.ts';
import { failedLogin, loginResponse } from './testing/login-result.ts';
import type { RespServer } from './testing/resp-server.ts';
import { startStore } from './testing/start-store.ts';

let backend: FakeBackend;
let copies: Listening[] = [];
let balancer: Listening;
let store: RespServer;
let attempts: AttemptStores[] = [];
const used: number[] = [];

beforeAll(async () => {
  backend = await startFakeBackend(({ body, headers }) => {
    if (!body.includes('generateCustomerToken')) {
      return Response.json({ data: { bearer: headers.get('Authorization') } });
    }
    if (body.includes('right')) return loginResponse();
    return failedLogin({ code: 'SIGN_IN_FAILED' });
  });
  store = await startStore();
  attempts = [0, 1].map(() => sharedStores(store.url, () => undefined));
  await Promise.all(attempts.map(({ ready }) => ready));
  const servers = attempts.map((own) =>
    createTestServer(
      {
        BACKEND_URL: backend.origin,
        GRAPHQL_OPERATIONS: 'open',
        DEVICE_SECRET: 'a-secret-that-all-copies-share-0123456789',
        LOGIN_DELAY_STEP_MS: '60000',
      },
      { attempts: own },
    ),
  );
  copies = await Promise.all(servers.map(({ app }) => listen(app, 0, '127.0.0.1')));
  let turn = 0;
  const roundRobin = new Hono<PortalEnvironment>().all('*', (context) => {
    const index = turn++ % copies.length;
    used.push(index);
    const { pathname, search } = new URL(context.req.url);
    return proxy(`http://127.0.0.1:${copies[index]?.port}${pathname}${search}`, context.req);
  });
  balancer = await listen(roundRobin, 0, '127.0.0.1');
});

afterAll(async () => {
  await Promise.all([balancer, backend, ...copies].map((one) => one.stop(0)));
  for (const one of attempts) one.close();
  await store.stop();
});

const at = (path: string) => `http://127.0.0.1:${balancer.port}${path}`;
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(at(path), ownPost(body, { 'Sec-Fetch-Site': 'same-origin', ...headers }));

describe('two copies behind a load balancer', () => {
  it('a session of one copy is valid at the other', async () => {
    const signIn = await post('/server-middleware/auth/login', {
      email: 'a@example.com',
      password: 'right',
    });
    const cookie = signIn.headers
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
    expect(new Set(used)).toEqual(new Set([0, 1]));
  });

  it('guessing is throttled across copies, but not in a known browser', async () => {
    const path = '/server-middleware/auth/login';
    const email = 'b@example.com';
    const device = (await post(path, { email, password: 'right' })).headers
      .getSetCookie()
      .find((line) => line.startsWith('surtidor-device='))
      ?.split(';')[0];
    const statuses: number[] = [];
    for (const password of ['a', 'b', 'c', 'd', 'e', 'f', 'right']) {
      statuses.push((await post(path, { email, password })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 429, 429, 429]);
    expect((await post(path, { email, password: 'right' }, { Cookie: device ?? '' })).status).toBe(
      200,
    );
    const forged = device?.replace('=', '=x') ?? '';
    expect((await post(path, { email, password: 'right' }, { Cookie: forged })).status).toBe(429);
  });

  it('both are alive', async () => {
    const responses = await Promise.all(
      [1, 2].map(() => fetch(at('/health'), { headers: { Origin: ownOrigin } })),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  });
});
