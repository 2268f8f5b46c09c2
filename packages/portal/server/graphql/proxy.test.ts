import { createServer } from 'node:net';
import { isUnauthorizedError } from '@surtidor/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listen } from '../listen.ts';
import { createJsonPost, createTestServer } from '../testing/create-test-server.ts';
import {
  type FakeBackend,
  type RequestHandler,
  startFakeBackend,
} from '../testing/fake-backend.ts';

let backend: FakeBackend | undefined;
afterEach(async () => {
  await backend?.stop(0);
  backend = undefined;
  vi.restoreAllMocks();
});

async function createServerWithBackend(
  respond: RequestHandler,
  environment: Record<string, string> = {},
) {
  backend = await startFakeBackend(respond);
  const GRAPHQL_OPERATIONS = 'open';
  return createTestServer({
    BACKEND_URL: `${backend.origin}/graphql`,
    GRAPHQL_OPERATIONS,
    ...environment,
  });
}

const query = { query: '{ ping }', operationName: null };
const respondOk = () => Response.json({ data: { ping: 'ok' } });

describe('graphqlProxy', () => {
  it('sends the cookie’s token as a bearer token, and no cookies', async () => {
    const { app } = await createServerWithBackend(respondOk);
    const headers = { Cookie: 'apollo-token=abc; user=x' };
    const response = await app.request('/graphql', createJsonPost(query, headers));
    expect(await response.json()).toEqual({ data: { ping: 'ok' } });
    const request = backend?.requests[0];
    expect(request?.headers.get('Authorization')).toBe('Bearer abc');
    expect(request?.headers.get('Cookie')).toBeNull();
    expect(JSON.parse(request?.body ?? '')).toEqual(query);
  });

  it.each([
    ['the browser’s', { Cookie: 'store-code=ecuador' }, 'ecuador'],
    [
      'the session’s instead of an edited',
      { Cookie: `user=${encodeURIComponent('{"store":"peru"}')}; store-code=ecuador` },
      'peru',
    ],
    ['the default', {}, 'colombia'],
    ['the default instead of an unknown', { Cookie: 'store-code=admin' }, 'colombia'],
  ])('uses %s store, not that of a header', async (_, headers, store) => {
    const { app } = await createServerWithBackend(respondOk);
    await app.request('/graphql', createJsonPost(query, { ...headers, Store: 'admin' }));
    expect(backend?.requests[0]?.headers.get('Store')).toBe(store);
  });

  it('ignores a bearer token that a page sends', async () => {
    const { app } = await createServerWithBackend(respondOk);
    await app.request('/graphql', createJsonPost(query, { Authorization: 'Bearer forged' }));
    expect(backend?.requests[0]?.headers.get('Authorization')).toBeNull();
  });

  it("removes connection headers and the backend's cookies", async () => {
    const { app } = await createServerWithBackend(
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
    const { headers } = await app.request('/graphql', createJsonPost(query));
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
    ['a response without a type', () => new Response(new Uint8Array([60])), 502],
    ['an empty 204', () => new Response(null, { status: 204 }), 502],
  ])('does not forward %s', async (_, respondWith, status) => {
    const { app } = await createServerWithBackend(respondWith);
    const response = await app.request('/graphql', createJsonPost(query));
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Type')).toBe('application/json');
    expect(response.headers.get('X-Not-Sent')).toBeNull();
    expect((await response.json()).errors[0].extensions.code).toBe('BACKEND_UNAVAILABLE');
  });

  it.each([
    ['a gateway’s page', () => new Response('<h1>', { status: 401 })],
    ['an empty body', () => new Response(null, { status: 401 })],
  ])('ends the session on a 401 with %s', async (_, respondWith) => {
    const { app } = await createServerWithBackend(respondWith);
    const response = await app.request('/graphql', createJsonPost(query));
    expect(response.status).toBe(401);
    const { errors } = await response.json();
    // Detected by its message, since other authentication errors mean a wrong current password.
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHORIZED' } }]);
    expect(isUnauthorizedError(errors.map(({ message }: Error) => message))).toBe(true);
  });

  it.each(['a%0Ab', 'a%00', '%F0%9F%98%80', 'a b', '%E0%A4%A', 'ñ'])(
    'treats a token cookie of %s as no session, so that the page redirects to sign-in',
    async (token) => {
      const { app } = await createServerWithBackend(respondOk);
      const headers = { Cookie: `apollo-token=${encodeURI(token).replaceAll('%25', '%')}` };
      expect((await app.request('/graphql', createJsonPost(query, headers))).status).toBe(200);
      expect(backend?.requests[0]?.headers.get('Authorization')).toBeNull();
      const linkResponse = await app.request('/server-middleware/generate-link-to-store', {
        headers,
      });
      expect(linkResponse.status).toBe(401);
    },
  );

  it.each([
    { query: 'mutation { generateCustomerToken(email:"a",password:"b") { token } }' },
    { query: 'mutation { x: generateSupportCustomerToken(secret:"s") { token } }' },
  ])('rejects an operation that returns a token', async (operation) => {
    const { app } = await createServerWithBackend(respondOk);
    expect((await app.request('/graphql', createJsonPost(operation))).status).toBe(403);
    expect(backend?.requests).toEqual([]);
  });

  it.each([
    ['no operation', { operationName: 'Ping' }],
    ['an invalid operation', { query: '{ ping' }],
    ['an array of operations', [query]],
    ['a number', 7],
  ])('rejects a body with %s', async (_, body) => {
    const { app } = await createServerWithBackend(respondOk);
    expect((await app.request('/graphql', createJsonPost(body))).status).toBe(400);
  });

  it('accepts only JSON posts from pages of the portal', async () => {
    const { app } = await createServerWithBackend(respondOk);
    const formHeaders = { 'Content-Type': 'text/plain' };
    expect((await app.request('/graphql', createJsonPost(query, formHeaders))).status).toBe(415);
    expect((await app.request('/graphql?query={ping}')).status).toBe(405);
    const foreignHeaders = { Origin: 'https://evil.example.org' };
    expect((await app.request('/graphql', createJsonPost(query, foreignHeaders))).status).toBe(403);
    expect(backend?.requests).toEqual([]);
  });

  it('rejects bodies above its limit', async () => {
    const { app } = await createServerWithBackend(respondOk, { REQUEST_LIMIT_BYTES: '1000' });
    const largeBody = { query: `{ ping } # ${'x'.repeat(2000)}` };
    const response = await app.request('/graphql', createJsonPost(largeBody));
    expect(response.status).toBe(413);
    // A payment of too many invoices was not sent, so its outcome is known.
    expect(response.headers.get('X-Not-Sent')).toBe('1');
  });

  it('forwards status and body of the backend’s errors', async () => {
    const { app } = await createServerWithBackend(() =>
      Response.json({ errors: [{ message: 'no' }] }, { status: 500 }),
    );
    const response = await app.request('/graphql', createJsonPost(query));
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ errors: [{ message: 'no' }] });
  });

  it.each([
    ['another origin', 403, { Origin: 'https://old.example.com' }],
    ['a body that is not JSON', 415, { 'Content-Type': 'text/plain' }],
  ])('reports that nothing was sent for %s', async (_, status, headers) => {
    const { app } = await createServerWithBackend(respondOk);
    const response = await app.request('/graphql', createJsonPost(query, headers));
    expect(response.status).toBe(status);
    expect(response.headers.get('X-Not-Sent')).toBe('1');
    expect(backend?.requests).toEqual([]);
  });

  it('reports that nothing was sent if the host of the backend is unknown', async () => {
    const { app } = createTestServer({
      BACKEND_URL: 'https://backend.invalid/graphql',
      GRAPHQL_OPERATIONS: 'open',
    });
    const response = await app.request('/graphql', createJsonPost(query));
    expect(response.status).toBe(503);
    expect(response.headers.get('X-Not-Sent')).toBe('1');
  });

  it('reports that nothing was sent only if the backend refuses connections', async () => {
    const { app } = await createServerWithBackend(respondOk);
    await backend?.stop(0);
    backend = undefined;
    const rejectedResponse = await app.request('/graphql', createJsonPost(query));
    expect(rejectedResponse.status).toBe(503);
    expect(rejectedResponse.headers.get('X-Not-Sent')).toBe('1');
    expect((await rejectedResponse.json()).errors[0].extensions.code).toBe('BACKEND_NOT_REACHED');

    const droppingServer = createServer((socket) => socket.once('data', () => socket.destroy()));
    await new Promise<void>((done) => droppingServer.listen(0, '127.0.0.1', done));
    const address = droppingServer.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const { app: droppingApp } = createTestServer({
      BACKEND_URL: `http://127.0.0.1:${port}/graphql`,
      GRAPHQL_OPERATIONS: 'open',
    });
    const droppedResponse = await droppingApp.request('/graphql', createJsonPost(query));
    expect(droppedResponse.status).toBe(502);
    expect(droppedResponse.headers.get('X-Not-Sent')).toBeNull();
    expect((await droppedResponse.json()).errors[0].extensions.code).toBe('BACKEND_UNAVAILABLE');
    droppingServer.close();
  });

  it('logs no error for a visitor who leaves during a response', async () => {
    const logError = vi.spyOn(console, 'error').mockReturnValue();
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"data":{')),
    });
    const PUBLIC_ORIGIN = 'http://localhost';
    const { app, logLines } = await createServerWithBackend(
      () => new Response(body, { headers: { 'Content-Type': 'application/json' } }),
      { PUBLIC_ORIGIN },
    );
    const server = await listen(app, 0, '127.0.0.1');
    const post = createJsonPost(query, { Origin: PUBLIC_ORIGIN, 'Accept-Encoding': 'gzip' });
    const signal = AbortSignal.timeout(300);
    const response = fetch(`http://127.0.0.1:${server.port}/graphql`, { ...post, signal });
    await expect(response).rejects.toThrow();
    await expect.poll(() => logLines).toHaveLength(1);
    await server.stop(0);
    expect(logError.mock.calls).toEqual([]);
  });

  it('returns a GraphQL error if the backend is too slow', async () => {
    const slowServer = await createServerWithBackend(() => new Promise(() => undefined), {
      BACKEND_TIMEOUT_MS: '100',
    });
    const timedOutResponse = await slowServer.app.request('/graphql', createJsonPost(query));
    expect(timedOutResponse.status).toBe(504);
    expect((await timedOutResponse.json()).errors[0].extensions.code).toBe('BACKEND_TIMEOUT');
  });
});
