import { operations } from '@surtidor/data/operations';
import startHandler from '../src/server.ts';
import { createServer } from './create-server.ts';
import { createStartPages } from './html/start-pages.ts';
import { getPublicConfig } from './settings/public-config.ts';
import { readBackendConfig } from './settings/read-backend-config.ts';
import { readSettings } from './settings/read-settings.ts';

const settings = readSettings(process.env);
const backendProfile = readBackendConfig(settings.BACKEND_CONFIG);
const config = getPublicConfig(settings, backendProfile);

/** The portal's server over Vite's modules (`npm run dev`). */
export const app = createServer({
  settings,
  backendProfile,
  operations,
  assets: new Map(),
  pages: createStartPages({
    config,
    renderPage: startHandler.fetch,
    backendUrl: settings.BACKEND_URL,
    realtimeCredentialsUrl: settings.REALTIME_CREDENTIALS_URL,
    publicOrigin: settings.PUBLIC_ORIGIN,
    dataTimeoutMs: settings.PAGE_DATA_TIMEOUT_MS,
    hasContentSecurityPolicy: false,
  }),
  log: () => undefined,
  reportError: console.error,
});
