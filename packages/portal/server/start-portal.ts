import { fileURLToPath } from 'node:url';
import type { PortalConfig } from '../src/shared/config/portal-definition.ts';
import { createMemoryStores, createSharedStores } from './auth/throttle/attempt-stores.ts';
import { createPortalServer } from './create-portal-server.ts';
import { ListenError, listen } from './listen.ts';
import { createStoreLog } from './logging/outage-log.ts';
import { captureErrorOutput, createServerLog, type ServerLog } from './logging/server-log.ts';
import { BuildMissingError, readBuild, readComposedBuild } from './read-build.ts';
import { DefinitionError } from './settings/check-definition.ts';
import { findMisspeltSettings } from './settings/misspelt-settings.ts';
import { readBackendConfig } from './settings/read-backend-config.ts';
import { readSettings, SettingsError } from './settings/read-settings.ts';
import { stopOnSignals } from './stop-on-signals.ts';
import { startTelemetry } from './telemetry/start-telemetry.ts';

const graceMs = 10_000;

/** Options of {@link startPortal}. */
export interface StartPortalOptions {
  /** The folder of the portal's build, with a trailing slash: `new URL('dist/', import.meta.url)`. */
  readonly build: URL;
  /**
   * The configuration of a portal of one's own screens, whose build has an `index.html` for every page. The build of the
   * complete portal contains its configuration.
   */
  readonly config?: PortalConfig;
  /** Endpoints of the app by path, for example '/salud'. They come before the portal's files and pages. */
  readonly endpoints?: Readonly<Record<string, (request: Request) => Response | Promise<Response>>>;
}

async function serve(options: StartPortalOptions, log: ServerLog): Promise<void> {
  const { build, config } = options;
  const endpoints = Object.entries(options.endpoints ?? {});
  const folder = fileURLToPath(build);
  const portalBuild = config ? readComposedBuild(folder, config) : await readBuild(folder);
  log.setBuild(portalBuild.id);
  for (const sentence of findMisspeltSettings(process.env)) log.message('warn', sentence);
  const settings = readSettings(process.env, portalBuild.definition);
  const backendProfile = readBackendConfig(settings.BACKEND_CONFIG);
  const stopTelemetry = await startTelemetry(process.env);
  let isStopping = false;
  const storeUrl = settings.LOGIN_STORE_URL;
  const { onLost, onBack } = createStoreLog(log);
  const attemptStores =
    storeUrl === undefined ? createMemoryStores() : createSharedStores(storeUrl, onLost, onBack);
  const app = createPortalServer({
    build: portalBuild,
    settings,
    backendProfile,
    extend: (portal) => {
      for (const [path, respond] of endpoints) portal.all(path, ({ req }) => respond(req.raw));
    },
    attempts: attemptStores,
    reportError: (error) => log.message('error', error),
    warn: (message) => log.message('warn', message),
    isStopping: () => isStopping,
    log: log.request,
    logSecurity: log.security,
  });
  const server = await listen(app, settings.PORTAL_PORT, settings.PORTAL_HOST);
  log.event({ event: 'start', outcome: 'ok' });
  log.message('info', `The portal listens at http://localhost:${server.port}.`);
  if (settings.PUBLIC_ORIGIN === undefined) {
    log.message(
      'warn',
      'PUBLIC_ORIGIN is not set, so browsers also send the cookies without HTTPS.',
    );
  }
  stopOnSignals(process, {
    drainMs: settings.PORTAL_DRAIN_MS,
    onDrain: () => {
      isStopping = true;
      server.drain();
    },
    stop: async () => {
      await server.stop(graceMs);
      attemptStores.close();
      log.event({ event: 'stop', outcome: 'ok' });
      await stopTelemetry().catch((error: unknown) =>
        log.message('warn', `The last telemetry could not be sent: ${error}.`),
      );
      process.exit(0);
    },
    onHangup: () => log.message('warn', 'SIGHUP is ignored. Send SIGTERM to stop the portal.'),
  });
}

const expectedErrors = [DefinitionError, SettingsError, BuildMissingError, ListenError];

/**
 * Serves a built portal with the settings of the environment until SIGINT or SIGTERM.
 * Ends the process with a message if the settings are invalid, the build is missing or the port is in use.
 */
export async function startPortal(options: StartPortalOptions): Promise<void> {
  const log = createServerLog(process.stdout, process.stderr);
  captureErrorOutput(log);
  try {
    await serve(options, log);
  } catch (error) {
    if (
      !(error instanceof Error) ||
      !expectedErrors.some((ErrorClass) => error instanceof ErrorClass)
    )
      throw error;
    log.event({ event: 'start', outcome: 'failed', reason: error.name });
    log.message('error', error.message);
    process.exit(1);
  }
}
