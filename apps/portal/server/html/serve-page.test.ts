import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createTestServer } from '../testing/create-test-server.ts';

const { app } = createTestServer({ STORES: 'colombia,peru' });
const page = { Accept: 'text/html,*/*', 'Sec-Fetch-Mode': 'navigate' };
const open = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  app.request(path, { headers: { ...page, ...headers } });

describe('the page', () => {
  it('shows the sign-in page at once to a visitor without a session', async () => {
    const answer = await open('/admin/pending-invoices');
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(text).toContain('login-of-colombia');
    expect(text).toContain('/assets/src/app/root/sign-in-page.tsx.js');
  });

  it('shows the frame at once to somebody signed in, except where there is none', async () => {
    const cookie = 'user=somebody';
    const text = async (path: string) => (await open(path, { Cookie: cookie })).text();
    expect(await text('/admin/pending-invoices')).toContain('first-frame');
    expect(await text('/maintenance')).not.toContain('first-frame');
    expect(await (await open('/')).text()).not.toContain('first-frame');
  });

  it.each([
    ['/maintenance', '', 'edge-maintenance'],
    ['/error_assets', '', 'edge-assets'],
    ['/error_assets', 'user=somebody', 'edge-assets'],
    ['/no/such/page', 'user=somebody', 'edge-not-found'],
  ])('is readable before any code has come: %s', async (path, cookie, markup) => {
    expect(await (await open(path, { Cookie: cookie })).text()).toContain(markup);
  });

  it('names the scripts a signed-in visitor needs next, and renders nothing ahead', async () => {
    const text = await (await open('/', { Cookie: 'user=%7B%7D' })).text();
    expect(text).toContain('/assets/src/app/root/application.tsx.js');
    expect(text).toContain('/assets/src/screens/dashboard/dashboard-screen.tsx.js');
    expect(text).not.toContain('login-of');
  });

  it.each([
    ['store-code=peru', 'peru'],
    ['store-code=lubricantes', 'standard'],
    ['store-code=%3Cscript%3E', 'standard'],
  ])('takes the theme of the cookie %s', async (cookie, theme) => {
    expect(await (await open('/login', { Cookie: cookie })).text()).toContain(theme);
  });

  it('uses a new nonce for each answer, in the policy and in the page', async () => {
    const answers = await Promise.all([open('/'), open('/')]);
    const nonces = answers.map(
      (answer) =>
        answer.headers.get('Content-Security-Policy')?.match(/script-src[^;]*'nonce-([^']+)'/)?.[1],
    );
    expect(nonces[0]).not.toBe(nonces[1]);
    expect(await answers[0]?.text()).toContain(`data-nonce="${nonces[0]}"`);
  });

  it('answers an unknown address with the page and status 404', async () => {
    expect((await open('/no/such/page')).status).toBe(404);
  });

  it.each([
    ['nothing', {}],
    ['anything', { Accept: '*/*' }],
    ['anything, from a script of Node', { Accept: '*/*', 'Sec-Fetch-Mode': 'cors' }],
    ['text', { Accept: 'text/plain' }],
    ['a page rather than data', { Accept: 'application/json;q=0.1, text/html' }],
  ])('goes to an uptime check that asks for %s', async (_, headers) => {
    const answer = await app.request('/', { headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toContain('text/html');
    expect((await app.request('/', { method: 'HEAD', headers })).status).toBe(200);
  });

  it.each([
    [{ Accept: 'application/json' }],
    [{ Accept: 'application/problem+json, */*' }],
    [{ Accept: 'image/avif,*/*;q=0.8', 'Sec-Fetch-Dest': 'image' }],
  ])('does not answer whoever asks for data: %j', async (headers) => {
    const answer = await app.request('/api/x', { headers });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Content-Type')).toContain('application/json');
  });

  it('is compressed for whoever can read it', async () => {
    const answer = await open('/login', { 'Accept-Encoding': 'br' });
    const body = brotliDecompressSync(new Uint8Array(await answer.arrayBuffer())).toString();
    expect(body).toContain('<html');
  });

  it('carries the security headers', async () => {
    const { headers } = await open('/login');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('Referrer-Policy')).toBe('strict-origin');
    expect(headers.get('Strict-Transport-Security')).toContain('max-age');
    expect(headers.get('Cache-Control')).toContain('no-cache');
  });
});
