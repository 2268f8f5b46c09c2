import { createPortalServer } from '../server/create-portal-server.ts';
import { readBackendConfig } from '../server/settings/read-backend-config.ts';
import { readSettings } from '../server/settings/read-settings.ts';
import entry from '../src/server.ts';

const { fetch, config: definition } = entry;
const settings = readSettings(process.env, definition);

/** The portal's server over Vite's modules (`npm run dev`). */
export const app = createPortalServer({
  build: { assets: new Map(), definition, renderPage: fetch },
  settings,
  backendProfile: readBackendConfig(settings.BACKEND_CONFIG),
  hasContentSecurityPolicy: false,
  log: () => undefined,
  reportError: console.error,
});
