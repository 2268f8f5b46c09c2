import { setTimeout as sleep } from 'node:timers/promises';
import { memoryStores, sharedStores } from './auth/throttle/attempt-stores.ts';
import { createServer } from './create-server.ts';
import { startPages } from './html/start-pages.ts';
import { ListenError, listen } from './listen.ts';
import { BuildMissing, readBuild } from './read-build.ts';
import { getPublicConfig } from './settings/public-config.ts';
import { readBackendConfig } from './settings/read-backend-config.ts';
import { readSettings, SettingsError } from './settings/read-settings.ts';

const graceMs = 10_000;

const logStoreUnavailable = () => {
  process.stderr.write(
    'The store that LOGIN_STORE_URL names cannot be reached: failed sign-ins are counted by each copy.\n',
  );
};

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const backendProfile = readBackendConfig(settings.BACKEND_CONFIG);
  const { assets, operations, renderPage } = await readBuild();
  let stopping = false;
  const store = settings.LOGIN_STORE_URL;
  const attempts = store === undefined ? memoryStores() : sharedStores(store, logStoreUnavailable);
  const app = createServer({
    settings,
    backendProfile,
    assets,
    operations,
    pages: startPages({
      config: getPublicConfig(settings, backendProfile),
      renderPage,
      backendUrl: settings.BACKEND_URL,
      dataTimeoutMs: settings.PAGE_DATA_TIMEOUT_MS,
    }),
    attempts,
    reportError: (error) => process.stderr.write(`${error.stack}\n`),
    isStopping: () => stopping,
    log: (line) => process.stdout.write(`${JSON.stringify(line)}\n`),
  });
  const server = await listen(app, settings.PORTAL_PORT, settings.PORTAL_HOST);
  process.stdout.write(`The portal listens on http://localhost:${server.port}\n`);
  const stop = async () => {
    stopping = true;
    // Balancers check `/readyz` and stop sending requests here.
    await sleep(settings.PORTAL_DRAIN_MS);
    await server.stop(graceMs);
    attempts.close();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

const expected = [SettingsError, BuildMissing, ListenError];

try {
  await start();
} catch (error) {
  if (!(error instanceof Error) || !expected.some((kind) => error instanceof kind)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
