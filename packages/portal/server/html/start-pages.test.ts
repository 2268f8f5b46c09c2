import { sandboxProfile } from '@surtidor/data/backend-profile';
import { matchRoute } from '@surtidor/domain/session';
import { describe, expect, it } from 'vitest';
import { getDeploymentOptions } from '../../src/shared/config/read-config.ts';
import { specificationPortal } from '../../src/shared/config/specification-portal.ts';
import { getPublicConfig } from '../settings/public-config.ts';
import { readSettings } from '../settings/read-settings.ts';
import { createTestServer } from '../testing/create-test-server.ts';
import { startFakeBackend } from '../testing/fake-backend.ts';
import { createStartPages } from './start-pages.ts';

const environment = { STORES: 'colombia,peru' };
const config = getPublicConfig(readSettings(environment), sandboxProfile);

const options = {
  config,
  definition: specificationPortal,
  backendUrl: 'http://localhost:1/graphql',
  realtimeCredentialsUrl: 'http://localhost:1/credentials',
  dataTimeoutMs: 0,
};

/** Pages that contain their parameters. */
const pages = createStartPages({
  ...options,
  renderPage: ({ url, headers }, { context: { page, nonce } }) => {
    // As Start does.
    if (headers.get('Accept') !== 'text/html') return new Response(null, { status: 406 });
    if (matchRoute(new URL(url).pathname, getDeploymentOptions(config)) === null) {
      page.setStatus(404);
    }
    return new Response(`<html data-store="${page.session.store}" data-nonce="${nonce}"></html>`, {
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    });
  },
});
const { app } = createTestServer(environment, { pages });
const navigationHeaders = { Accept: 'text/html,*/*', 'Sec-Fetch-Mode': 'navigate' };
const openPage = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  app.request(path, { headers: { ...navigationHeaders, ...headers } });

describe('createStartPages', () => {
  it.each([
    ['store-code=peru', 'peru'],
    ['store-code=lubricantes', 'colombia'],
    ['store-code=%3Cscript%3E', 'colombia'],
  ])('renders the page for the store of the cookie %s', async (cookie, store) => {
    expect(await (await openPage('/login', { Cookie: cookie })).text()).toContain(
      `data-store="${store}"`,
    );
  });

  it('uses a new nonce for each response, in the policy and in the page', async () => {
    const responses = await Promise.all([openPage('/'), openPage('/')]);
    const nonces = responses.map(
      (response) =>
        response.headers
          .get('Content-Security-Policy')
          ?.match(/script-src[^;]*'nonce-([^']+)'/)?.[1],
    );
    expect(nonces[0]).not.toBe(nonces[1]);
    expect(await responses[0]?.text()).toContain(`data-nonce="${nonces[0]}"`);
  });

  it('returns the status that the route sets', async () => {
    expect((await openPage('/no/such/page')).status).toBe(404);
    expect((await openPage('/login')).status).toBe(200);
  });

  it.each([
    ['no headers', {}],
    ['any type', { Accept: '*/*' }],
    ['any type, from a Node script', { Accept: '*/*', 'Sec-Fetch-Mode': 'cors' }],
    ['plain text', { Accept: 'text/plain' }],
    ['any text', { Accept: 'text/*, application/json;q=0.5' }],
    ['HTML and JSON', { Accept: 'application/json;q=0.1, text/html' }],
  ])('returns a page for a request that accepts %s', async (_, headers) => {
    const response = await app.request('/', { headers });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toContain('text/html');
    expect((await app.request('/', { method: 'HEAD', headers })).status).toBe(200);
  });

  it.each([
    [{ Accept: 'application/json' }],
    [{ Accept: 'application/problem+json, */*' }],
    [{ Accept: 'image/avif,*/*;q=0.8', 'Sec-Fetch-Dest': 'image' }],
  ])('returns no page for a data request with %j', async (headers) => {
    const response = await app.request('/api/x', { headers });
    expect(response.status).toBe(404);
    expect(response.headers.get('Content-Type')).toContain('application/json');
  });

  it.each(['/%', '/%E0%A4%A', '/_serverFn/', '/_serverFn/abc', '/%5FserverFn/abc'])(
    'returns the not-found page for %s, which cannot be rendered',
    async (path) => {
      const response = await openPage(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      const html = await response.text();
      expect(html).toContain('Página no encontrada');
      expect(html).toContain('<a href="/">');
    },
  );

  it.each([
    ['http://10.0.0.9:4000/nope/?a=1', '/nope/?a=1'],
    ['http://10.0.0.9:4000//elsewhere.example.com/', '/elsewhere.example.com/'],
    ['/login', '/login'],
    ['https://elsewhere.example.com/', 'https://elsewhere.example.com/'],
  ])('redirects to %s without the host of the request', async (location, expectedLocation) => {
    const { app: appWithRedirect } = createTestServer(environment, {
      pages: createStartPages({
        ...options,
        renderPage: () => new Response(null, { status: 308, headers: { Location: location } }),
      }),
    });
    const response = await appWithRedirect.request('http://10.0.0.9:4000//nope/?a=1');
    expect(response.status).toBe(308);
    expect(response.headers.get('Location')).toBe(expectedLocation);
  });

  it.each([
    ['with', 400_000, 'kept'],
    ['without', 600_000, 'TypeError'],
  ])('renders a page %s a response of %i bytes', async (_, length, expected) => {
    const backend = await startFakeBackend(() => new Response('x'.repeat(length)));
    const { app: appWithData } = createTestServer(environment, {
      pages: createStartPages({
        ...options,
        backendUrl: backend.origin,
        renderPage: async (_request, { context: { page } }) => {
          const response = await page.postGraphql('', { method: 'POST', body: '{}' });
          const result = await response.text().then(
            () => 'kept',
            (error: Error) => error.name,
          );
          return new Response(result);
        },
      }),
    });
    const text = await (await appWithData.request('/')).text();
    await backend.stop(0);
    expect(text).toBe(expected);
  });

  it('requests a realtime token with the session’s bearer token', async () => {
    const backend = await startFakeBackend(() => Response.json({ token: 'custom' }));
    const { app: appWithRealtime } = createTestServer(environment, {
      pages: createStartPages({
        ...options,
        realtimeCredentialsUrl: `${backend.origin}/credentials`,
        renderPage: async (_, { context: { page } }) =>
          page.fetchRealtimeCredentials('', { signal: AbortSignal.timeout(10_000) }),
      }),
    });
    const response = await appWithRealtime.request('/', {
      headers: { ...navigationHeaders, Cookie: 'apollo-token=abc; store-code=peru' },
    });
    await backend.stop(0);
    expect(await response.json()).toEqual({ token: 'custom' });
    expect(backend.requests[0]?.headers.get('Authorization')).toBe('Bearer abc');
    expect(backend.requests[0]?.headers.get('Store')).toBe('peru');
  });

  it('sets the security headers and forbids caching', async () => {
    const { headers } = await openPage('/login');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('Referrer-Policy')).toBe('strict-origin');
    expect(headers.get('Strict-Transport-Security')).toContain('max-age');
    expect(headers.get('Cache-Control')).toBe('no-store');
  });
});
