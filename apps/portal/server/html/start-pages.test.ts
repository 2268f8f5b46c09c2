import { brotliDecompressSync } from 'node:zlib';
import { sandboxProfile } from '@surtidor/data/backend-profile';
import { matchRoute } from '@surtidor/domain';
import { describe, expect, it } from 'vitest';
import { getPublicConfig } from '../settings/public-config.ts';
import { readSettings } from '../settings/read-settings.ts';
import { createTestServer } from '../testing/create-test-server.ts';
import { startPages } from './start-pages.ts';

const environment = { STORES: 'colombia,peru' };
const config = getPublicConfig(readSettings(environment), sandboxProfile);

/** Pages that show their parameters. */
const pages = startPages({
  config,
  backendUrl: 'http://localhost:1/graphql',
  dataTimeoutMs: 0,
  renderPage: ({ url }, { context: { page, nonce } }) => {
    if (matchRoute(new URL(url).pathname, config.deploymentOptions.product) === null) {
      page.setStatus(404);
    }
    return new Response(`<html data-store="${page.session.store}" data-nonce="${nonce}"></html>`, {
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    });
  },
});
const { app } = createTestServer(environment, { pages });
const page = { Accept: 'text/html,*/*', 'Sec-Fetch-Mode': 'navigate' };
const open = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  app.request(path, { headers: { ...page, ...headers } });

describe('the page', () => {
  it.each([
    ['store-code=peru', 'peru'],
    ['store-code=lubricantes', 'colombia'],
    ['store-code=%3Cscript%3E', 'colombia'],
  ])('is rendered for the store of the cookie %s', async (cookie, store) => {
    expect(await (await open('/login', { Cookie: cookie })).text()).toContain(
      `data-store="${store}"`,
    );
  });

  it('uses a new nonce for each response, in the policy and in the page', async () => {
    const responses = await Promise.all([open('/'), open('/')]);
    const nonces = responses.map(
      (response) =>
        response.headers
          .get('Content-Security-Policy')
          ?.match(/script-src[^;]*'nonce-([^']+)'/)?.[1],
    );
    expect(nonces[0]).not.toBe(nonces[1]);
    expect(await responses[0]?.text()).toContain(`data-nonce="${nonces[0]}"`);
  });

  it('has the status that its route sets', async () => {
    expect((await open('/no/such/page')).status).toBe(404);
    expect((await open('/login')).status).toBe(200);
  });

  it.each([
    ['nothing', {}],
    ['anything', { Accept: '*/*' }],
    ['anything, from a script of Node', { Accept: '*/*', 'Sec-Fetch-Mode': 'cors' }],
    ['text', { Accept: 'text/plain' }],
    ['a page rather than data', { Accept: 'application/json;q=0.1, text/html' }],
  ])('goes to an uptime check that asks for %s', async (_, headers) => {
    const response = await app.request('/', { headers });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toContain('text/html');
    expect((await app.request('/', { method: 'HEAD', headers })).status).toBe(200);
  });

  it.each([
    [{ Accept: 'application/json' }],
    [{ Accept: 'application/problem+json, */*' }],
    [{ Accept: 'image/avif,*/*;q=0.8', 'Sec-Fetch-Dest': 'image' }],
  ])('is not sent to whoever requests data: %j', async (headers) => {
    const response = await app.request('/api/x', { headers });
    expect(response.status).toBe(404);
    expect(response.headers.get('Content-Type')).toContain('application/json');
  });

  it('is compressed if accepted', async () => {
    const response = await open('/login', { 'Accept-Encoding': 'br' });
    const body = brotliDecompressSync(new Uint8Array(await response.arrayBuffer())).toString();
    expect(body).toContain('<html');
  });

  it('has the security headers and is not cached', async () => {
    const { headers } = await open('/login');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('Referrer-Policy')).toBe('strict-origin');
    expect(headers.get('Strict-Transport-Security')).toContain('max-age');
    expect(headers.get('Cache-Control')).toBe('no-store');
  });
});
