import { afterEach, expect, it } from 'vitest';
import { createJsonPost, createTestServer } from '../testing/create-test-server.ts';
import { type FakeBackend, startFakeBackend } from '../testing/fake-backend.ts';

let backend: FakeBackend;
afterEach(() => backend.stop(0));

const open = { query: 'mutation { crearTransaccionOnline(lines: []) { uuid } }' };
const openInCash = { query: '{ easyPayContado(filter: {}) { uuid } }' };

async function createPortal() {
  backend = await startFakeBackend(() => Response.json({ data: {} }));
  const { app } = createTestServer({
    BACKEND_URL: backend.origin,
    GRAPHQL_OPERATIONS: 'open',
    PAYMENT_LIMIT_SESSION: '3',
    PAYMENT_LIMIT_COMPANY: '5',
  });
  return async (body: object, token: string, clientCode: string) => {
    const user = encodeURIComponent(JSON.stringify({ clientCode }));
    return app.request(
      '/graphql',
      createJsonPost(body, { Cookie: `apollo-token=${token}; user=${user}` }),
    );
  };
}

it('limits the payments that a session opens in a minute, in both ways', async () => {
  const post = await createPortal();
  const statuses = [];
  for (const body of [open, openInCash, open, openInCash, open])
    statuses.push((await post(body, 'a', '1000')).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  expect(backend.requests).toHaveLength(3);
  const rejection = await post(open, 'a', '1000');
  expect(rejection.headers.get('X-Not-Sent')).toBe('1');
  expect(Number(rejection.headers.get('Retry-After'))).toBeGreaterThan(50);
  expect(await rejection.json()).toMatchObject({
    errors: [{ extensions: { code: 'TOO_MANY_PAYMENTS' } }],
  });
  expect((await post({ query: '{ ping }' }, 'a', '1000')).status).toBe(200);
});

it('limits the payments of a company over its sessions, and counts each of one request', async () => {
  const post = await createPortal();
  const two = {
    query: 'mutation { a: crearTransaccionOnline { uuid } b: crearTransaccionOnline { uuid } }',
  };
  const statuses = [];
  for (const token of ['a', 'b', 'c']) statuses.push((await post(two, token, '1000')).status);
  expect(statuses).toEqual([200, 200, 429]);
  expect((await post(two, 'd', '2000')).status).toBe(200);
});
