import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { specificationPortal } from '../../src/shared/config/specification-portal.ts';
import { createTestPages, createTestServer } from '../testing/create-test-server.ts';

const getElementText = (html: string, name: 'style' | 'script') =>
  new RegExp(`<${name}>([\\s\\S]*?)</${name}>`).exec(html)?.[1] ?? '';

const getHash = (text: string) => createHash('sha256').update(text).digest('base64');

describe('createPlainPage', () => {
  it('renders the offline page without loading other files', async () => {
    const { app } = createTestServer();
    const response = await app.request('/offline');
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('No tiene conexión a internet');
    expect(html).not.toMatch(/\ssrc=|<link|url\(/);
  });

  it('has the product and the language of the default store', async () => {
    const { app } = createTestServer(
      {},
      {
        definition: {
          ...specificationPortal,
          product: 'Alba',
          locale: 'en',
          texts: { 'You have no internet connection': 'You are offline' },
        },
      },
    );
    const html = await (await app.request('/offline')).text();
    expect(html).toContain('<html lang="en"');
    expect(html).toContain('<h1>You are offline</h1>');
  });

  it('allows its script and style by hash', async () => {
    const { app } = createTestServer();
    const response = await app.request('/offline');
    const html = await response.text();
    const policy = response.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain(`script-src 'sha256-${getHash(getElementText(html, 'script'))}'`);
    expect(policy).toContain(`style-src 'sha256-${getHash(getElementText(html, 'style'))}'`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|nonce/);
  });

  it.each([
    ['restored and the browser reports it', false, 0],
    ['restored before the listener is added', true, 5_000],
  ])('opens the portal when the connection is %s', async (_, onLine, delayMs) => {
    const { app } = createTestServer();
    const html = await (await app.request('/offline')).text();
    const pageEvents = {
      listeners: new Map<string, () => void>(),
      timers: new Map<number, () => void>(),
    };
    const reload = vi.fn();
    const globalNames = ['document', 'localStorage', 'matchMedia', 'navigator', 'location'];
    const runScript = new Function(
      ...globalNames,
      'addEventListener',
      'setTimeout',
      getElementText(html, 'script'),
    );
    runScript(
      { documentElement: { dataset: { page: 'offline' } } },
      { getItem: () => null },
      () => ({ matches: false }),
      { onLine },
      { reload },
      (eventName: string, listener: () => void) => pageEvents.listeners.set(eventName, listener),
      (listener: () => void, ms: number) => pageEvents.timers.set(ms, listener),
    );
    expect(pageEvents.timers.size).toBe(onLine ? 1 : 0);
    const openPortal = onLine ? pageEvents.timers.get(delayMs) : pageEvents.listeners.get('online');
    openPortal?.();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('shows an unexpected error', async () => {
    const throwError = () => {
      throw new Error('broken on purpose');
    };
    const { app } = createTestServer({}, { pages: { ...createTestPages(), serve: throwError } });
    const response = await app.request('/', { headers: { Accept: 'text/html' } });
    expect(response.status).toBe(500);
    expect(await response.text()).toContain('Ocurrió un error inesperado');
  });
});

describe('serveWebManifest', () => {
  it('serves the product’s name and icons of each kind', async () => {
    const { app } = createTestServer({ PRODUCT: 'Aurora' });
    const response = await app.request('/manifest.webmanifest', {
      headers: { 'Sec-Fetch-Dest': 'manifest' },
    });
    expect(response.headers.get('Content-Type')).toMatch(/^application\/manifest\+json/);
    const manifest = await response.json();
    expect(manifest).toMatchObject({ name: 'Aurora', start_url: '/', display: 'standalone' });
    const purposes = manifest.icons.map((icon: { purpose: string }) => icon.purpose);
    expect(new Set(purposes)).toEqual(new Set(['any', 'maskable']));
  });
});
