import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sandboxProfile } from '@surtidor/data/backend-profile';
import { storeVariants } from '@surtidor/domain/variants';
import { afterAll, describe, expect, it } from 'vitest';
import { createPortalServer } from './create-portal-server.ts';
import { BuildMissingError, readComposedBuild } from './read-build.ts';
import { readSettings } from './settings/read-settings.ts';

const config = {
  product: 'Alba',
  description: 'El portal de Alba.',
  stores: { peru: storeVariants.peru },
  defaultStore: 'peru',
};

const folder = mkdtempSync(join(tmpdir(), 'surtidor-composed-'));
mkdirSync(join(folder, 'assets'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a portal of one’s own screens', () => {
  it('needs a built page', () => {
    expect(() => readComposedBuild(folder, config)).toThrow(BuildMissingError);
  });

  it('has one page for every path, under a policy, and its files', async () => {
    writeFileSync(join(folder, 'index.html'), '<div id="root"></div>');
    writeFileSync(join(folder, 'assets/a.js'), 'a()');
    const build = readComposedBuild(folder, config);
    const app = createPortalServer({
      build,
      settings: readSettings({}, build.definition),
      backendProfile: sandboxProfile,
      log: () => undefined,
    });
    for (const path of ['/', '/admin/resultado-transaccion?uuid=1']) {
      const page = await app.request(path, { headers: { Accept: 'text/html' } });
      expect(page.status).toBe(200);
      expect(await page.text()).toBe('<div id="root"></div>');
      expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
      expect(page.headers.get('Cache-Control')).toBe('no-store');
    }
    expect(await (await app.request('/assets/a.js')).text()).toBe('a()');
    expect((await app.request('/assets/b.js')).status).toBe(404);
  });
});
