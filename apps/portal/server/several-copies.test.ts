import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Listening, listen } from './listen.ts';
import type { PortalEnvironment } from './portal-environment.ts';
import { createTestServer, ownOrigin, ownPost } from './testing/create-test-server.ts';
import { type FakeBackend, startFakeBackend } from './testing/fake-backend.ts';
import { failedLogin, loginAnswer } from './testing/login-result.ts';

let backend: FakeBackend;
let copies: Listening[] = [];
let balancer: Listening;
const waits: number[][] = [];
const used: number[] = [];

/** The backend counts failures; the copies do not know each other. */
let failures = 0;

beforeAll(async () => {
  backend = await startFakeBackend(({ body, headers }) => {
    if (!body.includes('generateCustomerToken')) {
      return Response.json({ data: { bearer: headers.get('Authorization') } });
    }
    if (body.includes('right')) return loginAnswer();
    failures += 1;
    return failedLogin({ code: 'SIGN_IN_FAILED', failedAttempts: failures });
  });
  const servers = [0, 1].map(() =>
    createTestServer({ BACKEND_URL: backend.origin, GRAPHQL_OPERATIONS: 'open' }),
  );
  for (const server of servers) waits.push(server.waits);
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
});

const at = (path: string) => `http://127.0.0.1:${balancer.port}${path}`;
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(at(path), ownPost(body, { 'Sec-Fetch-Site': 'same-origin', ...headers }));

describe('two copies behind a round robin', () => {
  it('signs in at one copy and is known at the other', async () => {
    const signIn = await post('/server-middleware/auth/login', {
      email: 'a@example.com',
      password: 'right',
    });
    const cookie = signIn.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const answers = await Promise.all(
      [1, 2, 3, 4].map(async () =>
        (await post('/graphql', { query: '{ bearer }' }, { Cookie: cookie })).json(),
      ),
    );
    expect(answers).toEqual(
      answers.map(() => ({ data: { bearer: 'Bearer token-that-no-page-may-see' } })),
    );
    expect(new Set(used)).toEqual(new Set([0, 1]));
  });

  it('slows repeated failures down whichever copy they meet', async () => {
    for (const password of ['a', 'b', 'c', 'd']) {
      await post('/server-middleware/auth/login', { email: 'a@example.com', password });
    }
    const all = waits.flat();
    expect(all.toSorted((one, other) => one - other)).toEqual([250, 750, 1250, 2250]);
    expect(waits.every((own) => own.length === 2)).toBe(true);
  });

  it('is alive on both', async () => {
    const answers = await Promise.all(
      [1, 2].map(() => fetch(at('/health'), { headers: { Origin: ownOrigin } })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });
});
