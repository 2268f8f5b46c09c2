import { sandboxProfile } from '@surtidor/data/backend-profile';
import { expect, it } from 'vitest';
import { specificationPortal } from '../../src/shared/config/specification-portal.ts';
import { createPortalServer } from '../create-portal-server.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { Asset } from '../static/asset-store.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const icon: Asset = {
  body: new TextEncoder().encode(svg),
  encodedBodies: {},
  type: 'image/svg+xml',
  etag: '"1"',
  isHashed: false,
};

it('the offline page contains its icon, because it cannot load one', async () => {
  const app = createPortalServer({
    build: {
      assets: new Map([['/icon.svg', icon]]),
      definition: { ...specificationPortal, favicon: '/icon.svg' },
      renderPage: () => new Response(),
    },
    settings: readSettings({}),
    backendProfile: sandboxProfile,
    log: () => undefined,
  });
  const page = await (await app.request('/offline')).text();
  expect(page).toContain(`<img src="data:image/svg+xml;base64,${btoa(svg)}"`);
});
