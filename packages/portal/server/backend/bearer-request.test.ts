import { afterEach, describe, expect, it } from 'vitest';
import { createTestServer } from '../testing/create-test-server.ts';
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

async function send(path: string, respond: RequestHandler, headers: Record<string, string>) {
  backend = await startFakeBackend(respond);
  const { app } = createTestServer({
    STORE_LINK_URL: `${backend.origin}/links/store`,
    REALTIME_CREDENTIALS_URL: `${backend.origin}/realtime/credentials`,
  });
  return app.request(path, { headers });
}

const sessionHeaders = { Cookie: 'apollo-token=abc; store-code=peru' };

it('ends the call when the visitor leaves', { timeout: 5_000 }, async () => {
  const { promise: isReceived, resolve: setReceived } = Promise.withResolvers<void>();
  backend = await startFakeBackend(() => {
    setReceived();
    return new Promise(() => undefined);
  });
  const { app } = createTestServer({ STORE_LINK_URL: backend.origin });
  const visit = new AbortController();
  const response = app.request('/server-middleware/generate-link-to-store', {
    headers: sessionHeaders,
    signal: visit.signal,
  });
  await isReceived;
  visit.abort();
  expect((await response).status).toBe(502);
});

describe.each([
  ['/server-middleware/generate-link-to-store', { url: '/auth?key=1' }],
  ['/server-middleware/realtime-credentials', { token: 'custom' }],
])('%s', (path, expected) => {
  it('returns only the expected part of the response, uncached', async () => {
    const response = await send(
      path,
      () => Response.json({ ...expected, inner: 1 }),
      sessionHeaders,
    );
    expect(await response.json()).toEqual(expected);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(backend?.requests[0]?.headers.get('Authorization')).toBe('Bearer abc');
    expect(backend?.requests[0]?.headers.get('Store')).toBe('peru');
  });

  it('sends nothing without a session', async () => {
    const response = await send(path, () => Response.json(expected), {});
    expect(response.status).toBe(401);
    expect(backend?.requests).toEqual([]);
  });

  it.each([
    ['a rejection', () => new Response('', { status: 403 }), 403],
    ['an ended session', () => new Response('', { status: 401 }), 401],
    ['JSON of another shape', () => Response.json({ error: 'x' }), 502],
    ['HTML', () => new Response('<html>'), 502],
    [
      'a redirect',
      ({ path: requestPath }: { path: string }) =>
        requestPath === '/elsewhere'
          ? Response.json(expected)
          : new Response(null, { status: 307, headers: { Location: '/elsewhere' } }),
      502,
    ],
  ])('maps %s to a status', async (_, respondWith, status) => {
    expect((await send(path, respondWith, sessionHeaders)).status).toBe(status);
  });
});
