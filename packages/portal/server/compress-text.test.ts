import { once } from 'node:events';
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import { compressText } from './compress-text.ts';
import { listen } from './listen.ts';
import type { PortalEnvironment } from './portal-environment.ts';
import { createJsonPost, createTestServer, portalOrigin } from './testing/create-test-server.ts';
import { startFakeBackend } from './testing/fake-backend.ts';

const rows = Array.from({ length: 500 }, (_, number) => ({ number, state: 'pending' }));
const decompress = { br: brotliDecompressSync, gzip: gunzipSync } as const;
const getBytes = async (response: Response) => new Uint8Array(await response.arrayBuffer());

describe('compressText', () => {
  it.each(['br', 'gzip'] as const)('compresses GraphQL responses with %s', async (encoding) => {
    const backend = await startFakeBackend(() => Response.json({ data: { rows } }));
    const { app } = createTestServer({
      BACKEND_URL: backend.origin,
      GRAPHQL_OPERATIONS: 'open',
    });
    const response = await app.request(
      '/graphql',
      createJsonPost({ query: '{ rows }' }, { 'Accept-Encoding': encoding }),
    );
    expect(response.headers.get('Content-Encoding')).toBe(encoding);
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
    const bytes = await getBytes(response);
    expect(bytes.length).toBeLessThan(JSON.stringify(rows).length / 5);
    expect(JSON.parse(decompress[encoding](bytes).toString())).toEqual({ data: { rows } });
    await backend.stop(0);
  });

  it.each(['/offline', '/login', '/manifest.webmanifest'])('compresses %s', async (path) => {
    const longText = 'x'.repeat(2_000);
    const { app } = createTestServer(
      {
        PRODUCT: 'Surtidor',
      },
      {
        extend: (portal) => portal.get('/login', (context) => context.html(longText)),
      },
    );
    const getPage = (headers: Record<string, string>) =>
      app.request(path, { headers: { Accept: 'text/html', Origin: portalOrigin, ...headers } });
    const plain = await getPage({});
    expect(plain.headers.get('Content-Encoding')).toBeNull();
    expect(plain.headers.get('Vary')).toContain('Accept-Encoding');
    const compressed = await getPage({ 'Accept-Encoding': 'gzip, br' });
    expect(compressed.headers.get('Content-Encoding')).toBe('br');
    expect(brotliDecompressSync(await getBytes(compressed)).toString()).toBe(await plain.text());
  });

  it.each([
    ['a tiny body', '{"code":"x"}', { 'Content-Type': 'application/json' }],
    ['an image', 'x'.repeat(5_000), { 'Content-Type': 'image/png' }],
  ])('does not compress %s', async (_, body, headers) => {
    const app = new Hono().use(compressText).get('/', () => new Response(body, { headers }));
    const response = await app.request('/', { headers: { 'Accept-Encoding': 'br' } });
    expect(response.headers.get('Content-Encoding')).toBeNull();
    expect(await response.text()).toBe(body);
  });

  it('never completes a body that breaks, before and after its start', async () => {
    const app = new Hono<PortalEnvironment>().use(compressText).get('/:length', (context) => {
      const chunks = ['x'.repeat(Number(context.req.param('length')))];
      const body = new ReadableStream({
        pull: (controller) => {
          const chunk = chunks.pop();
          if (chunk === undefined) controller.error(new Error('broken on purpose'));
          else controller.enqueue(new TextEncoder().encode(chunk));
        },
      });
      return new Response(body, { headers: { 'Content-Type': 'text/plain' } });
    });
    vi.spyOn(console, 'error').mockReturnValue();
    const server = await listen(app, 0, '127.0.0.1');
    for (const length of [10, 5_000]) {
      const headers = { 'Accept-Encoding': 'br' };
      const completeText = await fetch(`http://127.0.0.1:${server.port}/${length}`, { headers })
        .then((response) => (response.ok ? response.text() : null))
        .catch(() => null);
      expect(completeText).toBeNull();
    }
    await server.stop(0);
  });

  it('cancels the body when the visitor leaves', async () => {
    const cancelled = Promise.withResolvers<void>();
    const app = new Hono<PortalEnvironment>().use(compressText).get('/', () => {
      const body = new ReadableStream({
        pull: (controller) => controller.enqueue(crypto.getRandomValues(new Uint8Array(60_000))),
        cancel: () => cancelled.resolve(),
      });
      return new Response(body, { headers: { 'Content-Type': 'text/plain' } });
    });
    const server = await listen(app, 0, '127.0.0.1');
    const visit = request(`http://127.0.0.1:${server.port}/`, {
      headers: { 'Accept-Encoding': 'br' },
    });
    visit.on('error', () => undefined).end();
    const [response] = await once(visit, 'response');
    await once(response, 'data');
    visit.destroy();
    await cancelled.promise;
    await server.stop(0);
  });
});
