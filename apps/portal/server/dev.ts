import { getOperationHash, getOperationText } from '@surtidor/data/operations';
import startHandler from '../src/server.ts';
import { createServer } from './create-server.ts';
import { createStartPages } from './html/start-pages.ts';
import { getPublicConfig } from './settings/public-config.ts';
import { readBackendConfig } from './settings/read-backend-config.ts';
import { readSettings } from './settings/read-settings.ts';

type Document = Parameters<typeof getOperationText>[0];

const isDocument = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && 'definitions' in value;

/** All compiled operations by hash. A build includes only those of its pages. */
const operations = Object.fromEntries(
  Object.values(
    import.meta.glob<Record<string, unknown>>('../../../packages/data/src/**/*.generated.ts', {
      eager: true,
    }),
  )
    .flatMap((module) => Object.values(module).filter(isDocument))
    .flatMap((document) => {
      const hash = getOperationHash(document);
      return hash === undefined ? [] : [[hash, getOperationText(document)]];
    }),
);

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
    publicOrigin: settings.PUBLIC_ORIGIN,
    dataTimeoutMs: settings.PAGE_DATA_TIMEOUT_MS,
    hasContentSecurityPolicy: false,
  }),
  log: () => undefined,
  reportError: console.error,
});
