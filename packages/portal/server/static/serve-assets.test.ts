import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestServer } from '../testing/create-test-server.ts';
import { readAssets } from './asset-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'assets-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<html></html>');
writeFileSync(join(folder, 'logo.svg'), '<svg/>');
writeFileSync(join(folder, 'assets', 'main-abc.js'), 'plain');
writeFileSync(join(folder, 'assets', 'main-abc.js.br'), 'as br');
writeFileSync(join(folder, 'assets', 'main-abc.js.gz'), 'as gzip');
afterAll(() => rmSync(folder, { recursive: true }));

const { app } = createTestServer({}, { assets: readAssets(folder) });
const pageHeaders = { Accept: 'text/html', 'Sec-Fetch-Mode': 'navigate' };

describe('static files', () => {
  it('sends the precompressed file with an immutable cache header', async () => {
    const response = await app.request('/assets/main-abc.js', {
      headers: { 'Accept-Encoding': 'gzip, br' },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Encoding')).toBe('br');
    expect(response.headers.get('Cache-Control')).toContain('immutable');
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
    expect(await response.text()).toBe('as br');
  });

  it('sends the uncompressed file if no encoding is supported', async () => {
    const response = await app.request('/assets/main-abc.js');
    expect(response.headers.get('Content-Encoding')).toBeNull();
    expect(await response.text()).toBe('plain');
  });

  it('requires revalidation of a file without a hash', async () => {
    const firstResponse = await app.request('/logo.svg');
    expect(firstResponse.headers.get('Cache-Control')).toContain('must-revalidate');
    const etag = firstResponse.headers.get('ETag') ?? '';
    const secondResponse = await app.request('/logo.svg', { headers: { 'If-None-Match': etag } });
    expect(secondResponse.status).toBe(304);
  });

  it.each(['/assets/old-chunk.js', '/assets/folder', '/nothing.png', '/index.html'])(
    'returns a plain 404 for %s, even for a navigation',
    async (path) => {
      const response = await app.request(path, { headers: pageHeaders });
      expect(response.status).toBe(404);
      expect(await response.text()).toBe('Not found');
    },
  );

  it('does not serve precompressed files directly or anything outside the build', async () => {
    expect((await app.request('/assets/main-abc.js.br')).status).toBe(404);
    expect((await app.request('/assets/..%2f..%2fetc%2fpasswd')).status).toBe(404);
  });
});
