import { fileURLToPath } from 'node:url';
import type { Hono } from 'hono';
import { createMemoryStores, createSharedStores } from './auth/throttle/attempt-stores.ts';
import { createPortalServer } from './create-portal-server.ts';
import { ListenError, listen } from './listen.ts';
import { createLineWriter } from './logging/line-writer.ts';
import type { SecurityEvent } from './logging/security-event.ts';
import { createSecurityLine, type WriteSecurityLine } from './logging/security-log.ts';
import type { PortalEnvironment } from './portal-environment.ts';
import { BuildMissingError, readBuild } from './read-build.ts';
import { DefinitionError } from './settings/check-definition.ts';
import { readBackendConfig } from './settings/read-backend-config.ts';
import { readSettings, SettingsError } from './settings/read-settings.ts';
import { stopOnSignals } from './stop-on-signals.ts';

const graceMs = 10_000;

const writeOutput = createLineWriter(process.stdout);
const writeError = createLineWriter(process.stderr);

const logSecurity: WriteSecurityLine = (line) => writeOutput(JSON.stringify(line));

/** Logs an event of the server itself. */
const logServerEvent = (event: SecurityEvent) => logSecurity(createSecurityLine(event, Date.now()));

const logStoreUnavailable = (reason: string) => {
  logServerEvent({ event: 'store-lost', outcome: 'failed', reason });
  writeError(
    `The store at LOGIN_STORE_URL cannot be reached (${reason}). Each instance counts failed sign-ins separately.`,
  );
};

const logStoreAvailable = () => {
  logServerEvent({ event: 'store-back', outcome: 'ok' });
  writeError('The store at LOGIN_STORE_URL is reached again.');
};

/** Options of {@link startPortal}. */
export interface StartPortalOptions {
  /** The folder of the portal's build, with a trailing slash: `new URL('dist/', import.meta.url)`. */
  readonly build: URL;
  /** Adds endpoints of the app to the server. They come before the portal's files and pages. */
  readonly extend?: (app: Hono<PortalEnvironment>) => void;
}

async function serve({ build, extend }: StartPortalOptions): Promise<void> {
  const portalBuild = await readBuild(fileURLToPath(build));
  const settings = readSettings(process.env, portalBuild.definition);
  const backendProfile = readBackendConfig(settings.BACKEND_CONFIG);
  let isStopping = false;
  const storeUrl = settings.LOGIN_STORE_URL;
  const attemptStores =
    storeUrl === undefined
      ? createMemoryStores()
      : createSharedStores(storeUrl, logStoreUnavailable, logStoreAvailable);
  const app = createPortalServer({
    build: portalBuild,
    settings,
    backendProfile,
    ...(extend && { extend }),
    attempts: attemptStores,
    reportError: (error) => writeError(error.stack ?? error.message),
    warn: writeError,
    isStopping: () => isStopping,
    log: (line) => writeOutput(JSON.stringify(line)),
    logSecurity,
  });
  const server = await listen(app, settings.PORTAL_PORT, settings.PORTAL_HOST);
  logServerEvent({ event: 'start', outcome: 'ok' });
  writeOutput(`The portal is listening on http://localhost:${server.port}`);
  if (settings.PUBLIC_ORIGIN === undefined) {
    writeError('PUBLIC_ORIGIN is not set, so browsers also send the cookies without HTTPS.');
  }
  stopOnSignals(process, {
    drainMs: settings.PORTAL_DRAIN_MS,
    onDrain: () => {
      isStopping = true;
    },
    stop: async () => {
      await server.stop(graceMs);
      attemptStores.close();
      logServerEvent({ event: 'stop', outcome: 'ok' });
      process.exit(0);
    },
    onHangup: () => writeError('SIGHUP is ignored. Send SIGTERM to stop the portal.'),
  });
}

const expectedErrors = [DefinitionError, SettingsError, BuildMissingError, ListenError];

/**
 * Serves a built portal with the settings of the environment until SIGINT or SIGTERM.
 * Ends the process with a message if the settings are invalid, the build is missing or the port is in use.
 */
export async function startPortal(options: StartPortalOptions): Promise<void> {
  try {
    await serve(options);
  } catch (error) {
    if (
      !(error instanceof Error) ||
      !expectedErrors.some((ErrorClass) => error instanceof ErrorClass)
    )
      throw error;
    writeError(error.message);
    process.exit(1);
  }
}
