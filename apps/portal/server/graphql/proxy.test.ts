import { createServer } from 'node:net';
import { isUnauthorizedError } from '@surtidor/domain';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestServer, ownPost } from '../testing/create-test-server.ts';
import {
  type FakeBackend,
  type RequestHandler,
  startFakeBackend,
} from '../testing/fake-backend.ts';

let backend: FakeBackend | undefined;
afterEach(async () => {
  await backend?.stop(0);
  backend = undefined;
});

async function serverOver(response: RequestHandler, environment: Record<string, string> = {}) {
  backend = await startFakeBackend(response);
  const GRAPHQL_OPERATIONS = 'open';
  return createTestServer({
    BACKEND_URL: `${backend.origin}/graphql`,
    GRAPHQL_OPERATIONS,
    ...environment,
  });
}

const query = { query: '{ ping }', operationName: null };
const ok = () => Response.json({ data: { ping: 'ok' } });

describe('the GraphQL proxy', () => {
  it('sends the cookie as bearer and no cookies', async () => {
    const { app } = await serverOver(ok);
    const cookie = { Cookie: 'apollo-token=abc; user=x', Store: 'peru' };
    const response = await app.request('/graphql', ownPost(query, cookie));
    expect(await response.json()).toEqual({ data: { ping: 'ok' } });
    const requests = backend?.requests[0];
    expect(requests?.headers.get('Authorization')).toBe('Bearer abc');
    expect(requests?.headers.get('Cookie')).toBeNull();
    expect(requests?.headers.get('Store')).toBe('peru');
    expect(JSON.parse(requests?.body ?? '')).toEqual(query);
  });

  it.each([
    ['the browser’s', { Cookie: 'store-code=ecuador' }, 'ecuador'],
    ['the default', {}, 'colombia'],
  ])('uses %s store if the page sends none', async (_, headers, store) => {
    const { app } = await serverOver(ok);
    await app.request('/graphql', ownPost(query, headers));
    expect(backend?.requests[0]?.headers.get('Store')).toBe(store);
  });

  it('ignores the bearer of a page', async () => {
    const { app } = await serverOver(ok);
    await app.request('/graphql', ownPost(query, { Authorization: 'Bearer forged' }));
    expect(backend?.requests[0]?.headers.get('Authorization')).toBeNull();
  });

  it("removes connection headers and the backend's cookies", async () => {
    const { app } = await serverOver(
      () =>
        new Response('{"data":null}', {
          headers: {
            'Content-Type': 'application/json',
            'Set-Cookie': 'inner=1',
            'Keep-Alive': 'timeout=5',
            'Access-Control-Allow-Origin': '*',
            'X-Not-Sent': '1',
            'Clear-Site-Data': '"*"',
            Refresh: '0; url=https://evil.example.org',
            Location: 'https://evil.example.org',
            Link: '<https://evil.example.org/a.css>; rel=stylesheet',
            'Service-Worker-Allowed': '/',
            'Retry-After': '7',
          },
        }),
    );
    const { headers } = await app.request('/graphql', ownPost(query));
    for (const name of [
      'Set-Cookie',
      'Keep-Alive',
      'Access-Control-Allow-Origin',
      'X-Not-Sent',
      'Clear-Site-Data',
      'Refresh',
      'Location',
      'Link',
      'Service-Worker-Allowed',
    ]) {
      expect(headers.get(name)).toBeNull();
    }
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Retry-After')).toBe('7');
  });

  it.each([
    [
      'a page',
      () => new Response('<script>1</script>', { headers: { 'Content-Type': 'text/html' } }),
      502,
    ],
    [
      'a gateway’s page',
      () => new Response('<h1>', { status: 503, headers: { 'Content-Type': 'text/html' } }),
      503,
    ],
    ['an empty 500', () => new Response('', { status: 500 }), 502],
    ['no type', () => new Response(new Uint8Array([60])), 502],
    ['nothing', () => new Response(null, { status: 204 }), 502],
  ])('passes nothing on of %s', async (_, respondWith, status) => {
    const { app } = await serverOver(respondWith);
    const response = await app.request('/graphql', ownPost(query));
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Type')).toBe('application/json');
    expect(response.headers.get('X-Not-Sent')).toBeNull();
    expect((await response.json()).errors[0].extensions.code).toBe('BACKEND_UNAVAILABLE');
  });

  it.each([
    ['a gateway’s page', () => new Response('<h1>', { status: 401 })],
    ['an empty body', () => new Response(null, { status: 401 })],
  ])('ends the session on a 401 with %s, that of a password change too', async (_, respondWith) => {
    const { app } = await serverOver(respondWith);
    const response = await app.request('/graphql', ownPost(query));
    expect(response.status).toBe(401);
    const { errors } = await response.json();
    // By its message: another authentication error would mean a wrong current password there.
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHORIZED' } }]);
    expect(isUnauthorizedError(errors.map(({ message }: Error) => message))).toBe(true);
  });

  it.each(['a%0Ab', 'a%00', '%F0%9F%98%80', 'a b', '%E0%A4%A', 'ñ'])(
    'treats a token cookie of %s as no session, so that the page redirects to sign-in',
    async (token) => {
      const { app } = await serverOver(ok);
      const headers = { Cookie: `apollo-token=${encodeURI(token).replaceAll('%25', '%')}` };
      expect((await app.request('/graphql', ownPost(query, headers))).status).toBe(200);
      expect(backend?.requests[0]?.headers.get('Authorization')).toBeNull();
      const link = await app.request('/server-middleware/generate-link-to-store', { headers });
      expect(link.status).toBe(401);
    },
  );

  it.each([
    { query: 'mutation { generateCustomerToken(email:"a",password:"b") { token } }' },
    { query: 'mutation { x: generateSupportCustomerToken(secret:"s") { token } }' },
  ])('refuses an operation that answers with a token', async (operation) => {
    const { app } = await serverOver(ok);
    expect((await app.request('/graphql', ownPost(operation))).status).toBe(403);
    expect(backend?.requests).toEqual([]);
  });

  it.each([
    ['no text', { operationName: 'Ping' }],
    ['a text that is none', { query: '{ ping' }],
    ['an array of operations', [query]],
    ['a number', 7],
  ])('rejects a body with %s', async (_, body) => {
    const { app } = await serverOver(ok);
    expect((await app.request('/graphql', ownPost(body))).status).toBe(400);
  });

  it('accepts only JSON, only by POST, only from its own pages', async () => {
    const { app } = await serverOver(ok);
    const form = { 'Content-Type': 'text/plain' };
    expect((await app.request('/graphql', ownPost(query, form))).status).toBe(415);
    expect((await app.request('/graphql?query={ping}')).status).toBe(405);
    const foreign = { Origin: 'https://evil.example.org' };
    expect((await app.request('/graphql', ownPost(query, foreign))).status).toBe(403);
    expect(backend?.requests).toEqual([]);
  });

  it('rejects bodies above its limit', async () => {
    const { app } = await serverOver(ok, { REQUEST_LIMIT_BYTES: '1000' });
    const large = { query: `{ ping } # ${'x'.repeat(2000)}` };
    expect((await app.request('/graphql', ownPost(large))).status).toBe(413);
  });

  it('forwards status and body of the backend’s errors', async () => {
    const { app } = await serverOver(() =>
      Response.json({ errors: [{ message: 'no' }] }, { status: 500 }),
    );
    const response = await app.request('/graphql', ownPost(query));
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ errors: [{ message: 'no' }] });
  });

  it('says that nothing was sent only if the backend refuses connections', async () => {
    const { app } = await serverOver(ok);
    await backend?.stop(0);
    backend = undefined;
    const refused = await app.request('/graphql', ownPost(query));
    expect(refused.status).toBe(503);
    expect(refused.headers.get('X-Not-Sent')).toBe('1');
    expect((await refused.json()).errors[0].extensions.code).toBe('BACKEND_NOT_REACHED');

    const dropping = createServer((socket) => socket.once('data', () => socket.destroy()));
    await new Promise<void>((done) => dropping.listen(0, '127.0.0.1', done));
    const address = dropping.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const { app: over } = createTestServer({
      BACKEND_URL: `http://127.0.0.1:${port}/graphql`,
      GRAPHQL_OPERATIONS: 'open',
    });
    const dropped = await over.request('/graphql', ownPost(query));
    expect(dropped.status).toBe(502);
    expect(dropped.headers.get('X-Not-Sent')).toBeNull();
    expect((await dropped.json()).errors[0].extensions.code).toBe('BACKEND_UNAVAILABLE');
    dropping.close();
  });

  it('returns a GraphQL error if the backend is too slow', async () => {
    const slow = await serverOver(() => new Promise(() => undefined), {
      BACKEND_TIMEOUT_MS: '100',
    });
    const late = await slow.app.request('/graphql', ownPost(query));
    expect(late.status).toBe(504);
    expect((await late.json()).errors[0].extensions.code).toBe('BACKEND_TIMEOUT');
  });
});
