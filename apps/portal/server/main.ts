import { setTimeout as sleep } from 'node:timers/promises';
import type { BackendProfile } from '@surtidor/data/backend-profile';
import { memoryStores, sharedStores } from './auth/throttle/attempt-stores.ts';
import { createServer } from './create-server.ts';
import { startPages } from './html/start-pages.ts';
import { CannotListen, listen } from './listen.ts';
import { BuildMissing, readBuild } from './read-build.ts';
import { readRenderedBuild } from './read-rendered-build.ts';
import { publicConfigOf } from './settings/public-config-of.ts';
import { readBackendConfig } from './settings/read-backend-config.ts';
import { readSettings, SettingsError } from './settings/read-settings.ts';
import type { Settings } from './settings/settings-schema.ts';

const graceMs = 10_000;

const logStoreUnavailable = () => {
  process.stderr.write(
    'The store that LOGIN_STORE_URL names cannot be reached: failed sign-ins are counted by each copy.\n',
  );
};

/** The built pages that PORTAL_PAGES names, ready to be served. */
async function readPages(settings: Settings, backendProfile: BackendProfile) {
  const config = publicConfigOf(settings, backendProfile);
  if (settings.PORTAL_PAGES === 'browser') return readBuild(config);
  const { renderPage, ...built } = await readRenderedBuild();
  const { BACKEND_URL: backendUrl, PAGE_DATA_TIMEOUT_MS: dataTimeoutMs } = settings;
  return { ...built, pages: startPages({ config, renderPage, backendUrl, dataTimeoutMs }) };
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const backendProfile = readBackendConfig(settings.BACKEND_CONFIG);
  const build = await readPages(settings, backendProfile);
  let stopping = false;
  const store = settings.LOGIN_STORE_URL;
  const attempts = store === undefined ? memoryStores() : sharedStores(store, logStoreUnavailable);
  const app = createServer({
    settings,
    backendProfile,
    ...build,
    attempts,
    reportError: (error) => process.stderr.write(`${error.stack}\n`),
    isStopping: () => stopping,
    log: (line) => process.stdout.write(`${JSON.stringify(line)}\n`),
  });
  const server = await listen(app, settings.PORTAL_PORT, settings.PORTAL_HOST);
  process.stdout.write(`The portal listens on http://localhost:${server.port}\n`);
  const stop = async () => {
    stopping = true;
    // Balancers ask `/readyz` and send the next requests elsewhere.
    await sleep(settings.PORTAL_DRAIN_MS);
    await server.stop(graceMs);
    attempts.close();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

const expected = [SettingsError, BuildMissing, CannotListen];

try {
  await start();
} catch (error) {
  if (!(error instanceof Error) || !expected.some((kind) => error instanceof kind)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
