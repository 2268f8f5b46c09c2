import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { createTestServer, testPage } from '../testing/create-test-server.ts';

const getElementText = (html: string, name: 'style' | 'script') =>
  new RegExp(`<${name}>([\\s\\S]*?)</${name}>`).exec(html)?.[1] ?? '';

const hash = (text: string) => createHash('sha256').update(text).digest('base64');

describe('a standalone page', () => {
  it('renders the offline page without loading other files', async () => {
    const { app } = createTestServer();
    const response = await app.request('/offline');
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('No tiene conexión a internet');
    expect(html).not.toMatch(/\ssrc=|<link|url\(/);
  });

  it('allows its script and style by hash', async () => {
    const { app } = createTestServer();
    const response = await app.request('/offline');
    const html = await response.text();
    const policy = response.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain(`script-src 'sha256-${hash(getElementText(html, 'script'))}'`);
    expect(policy).toContain(`style-src 'sha256-${hash(getElementText(html, 'style'))}'`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|nonce/);
  });

  it.each([
    ['reported by the browser', false, 0],
    ['restored before the page listens', true, 5_000],
  ])('opens the portal when the connection is %s', async (_, onLine, after) => {
    const { app } = createTestServer();
    const html = await (await app.request('/offline')).text();
    const page = { listeners: new Map<string, () => void>(), waits: new Map<number, () => void>() };
    const reload = vi.fn();
    const names = ['document', 'localStorage', 'matchMedia', 'navigator', 'location'];
    const run = new Function(
      ...names,
      'addEventListener',
      'setTimeout',
      getElementText(html, 'script'),
    );
    run(
      { documentElement: { dataset: { page: 'offline' } } },
      { getItem: () => null },
      () => ({ matches: false }),
      { onLine },
      { reload },
      (kind: string, listener: () => void) => page.listeners.set(kind, listener),
      (listener: () => void, ms: number) => page.waits.set(ms, listener),
    );
    expect(page.waits.size).toBe(onLine ? 1 : 0);
    const open = onLine ? page.waits.get(after) : page.listeners.get('online');
    open?.();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('shows an unexpected error', async () => {
    const broken = () => {
      throw new Error('broken on purpose');
    };
    const { app } = createTestServer({}, { pages: { ...testPage(), serve: broken } });
    const response = await app.request('/', { headers: { Accept: 'text/html' } });
    expect(response.status).toBe(500);
    expect(await response.text()).toContain('Ocurrió un error inesperado');
  });
});

describe('the manifest', () => {
  it('has the product’s name and icons of each kind', async () => {
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
