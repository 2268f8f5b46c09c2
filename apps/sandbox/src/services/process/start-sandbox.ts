import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { StoreCode } from '@surtidor/domain/vocabulary';
import { isLiveSession } from '../../auth/sessions.ts';
import { createEnvironment, type Environment } from '../../environment/environment.ts';
import type { SandboxMode } from '../../mode/sandbox-mode.ts';
import { settleTransaction } from '../../payments/settle-transaction.ts';
import type { ScenarioName, ScenarioRequest } from '../../scenarios/index.ts';
import { createControlRoutes } from '../control/control-routes.ts';
import { createSignedFileUrls } from '../files/signed-file-urls.ts';
import { createMailFolder } from '../mail/mail-folder.ts';
import { createProvider, type Provider } from '../provider/provider.ts';
import { DEFAULT_MARKERS, type TokenEscapes } from '../provider/token.ts';
import { createRealtime, type Realtime } from '../realtime/realtime.ts';
import { seedNotifications } from '../realtime/seed-notifications.ts';
import { createSqliteLeafStorage } from '../realtime/sqlite-leaf-storage.ts';
import { type Clock, createClock } from './clock.ts';
import { createSandboxHandler } from './create-sandbox-handler.ts';
import { type HttpServer, listenHttp } from './http-server.ts';
import { openSandboxData, type SandboxData } from './sandbox-data.ts';

/** Options of a sandbox. The defaults are for tests: in memory, on a free port, with the control API. */
export interface SandboxOptions {
  readonly port?: number;
  readonly host?: string;
  /** Origin as seen by browsers. Default: http://localhost:{port}. */
  readonly origin?: string;
  /** Database file, or ':memory:'. */
  readonly data?: string;
  readonly scenario?: ScenarioName;
  readonly store?: StoreCode;
  readonly seed?: string;
  /** Whether to reset existing data. */
  readonly reset?: boolean;
  /** Whether to enable the control API. */
  readonly control?: boolean;
  /** Default: 'extended'. */
  readonly sandboxMode?: SandboxMode;
  readonly portalOrigin?: string;
  readonly product?: string;
  readonly tokenEscapes?: TokenEscapes;
  /** Returns the real time in epoch milliseconds. The control API can shift it. */
  readonly now?: () => number;
}

/** A running sandbox. */
export interface Sandbox {
  /** Origin as seen by browsers. */
  readonly origin: string;
  readonly environment: Environment;
  readonly clock: Clock;
  readonly provider: Provider;
  readonly realtime: Realtime;
  /** Whether the scenario was built at this start; false for existing data. */
  readonly isFresh: boolean;
  /** Closes the server and the database and stops all timers. */
  close(): Promise<void>;
}

/** Starts all services of the sandbox on one origin. Throws SandboxStartError if it cannot start. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const http = await listenHttp(options.port ?? 0, options.host ?? '127.0.0.1');
  try {
    return await serve(http, options);
  } catch (error) {
    await http.close();
    throw error;
  }
}

async function serve(http: HttpServer, options: SandboxOptions): Promise<Sandbox> {
  const origin = options.origin ?? `http://localhost:${http.port}`;
  const clock = createClock(options.now);
  const request = getScenarioRequest(options);
  const data = await openSandboxData({
    path: options.data ?? ':memory:',
    scenario: { ...request, now: clock.now() },
    reset: options.reset ?? false,
  });
  const services = createServices(origin, clock, data, options);
  const { environment, fileUrls, provider, realtime, mail } = services;
  const load = async (requested: Omit<ScenarioRequest, 'now'> | null) => {
    await data.load({ ...request, ...requested, now: clock.now() });
    provider.clear();
    seedNotifications(data.db, realtime.store);
  };
  const control =
    (options.control ?? true)
      ? createControlRoutes({ environment, clock, provider, realtime, load })
      : null;
  const markers = options.tokenEscapes ?? DEFAULT_MARKERS;
  http.setHandler(
    createSandboxHandler({ environment, fileUrls, provider, realtime, mail, markers, control }),
  );
  const detach = realtime.attach(
    http.server,
    () => environment.faults.take({ path: '/.ws' }) === null,
  );
  return {
    origin,
    environment,
    clock,
    provider,
    realtime,
    isFresh: data.isFresh,
    close: async () => {
      provider.stop();
      detach();
      await http.close();
      data.db.close();
    },
  };
}

/** Returns the folder for e-mails: next to the database file, or a temporary one for an in-memory database. */
const getMailFolder = (data: string): string =>
  data === ':memory:'
    ? join(tmpdir(), `surtidor-mail-${randomUUID()}`)
    : join(dirname(data), 'mail');

function createServices(
  origin: string,
  clock: Clock,
  { db, secret }: SandboxData,
  { product, sandboxMode, portalOrigin, data: path = ':memory:' }: SandboxOptions,
) {
  const fileUrls = createSignedFileUrls({ origin, secret, now: clock.now });
  const mail = createMailFolder(getMailFolder(path), clock.now);
  const environment = createEnvironment({
    db,
    sendMail: mail.send,
    ...(portalOrigin === undefined ? {} : { portalOrigin }),
    now: clock.now,
    origin,
    files: fileUrls,
    ...(sandboxMode === undefined ? {} : { sandboxMode }),
    ...(product === undefined ? {} : { product }),
  });
  const provider = createProvider({
    db,
    now: clock.now,
    settle: (uuid, result) =>
      settleTransaction(environment, uuid, result === 'approved' ? 'APROBADA' : 'RECHAZADA'),
  });
  const realtime = createRealtime({
    storage: createSqliteLeafStorage(db),
    secret,
    now: clock.now,
    isLive: (session) => isLiveSession(environment, session),
  });
  seedNotifications(db, realtime.store);
  return { fileUrls, environment, provider, realtime, mail };
}

function getScenarioRequest({ scenario = 'demo', store, seed, product }: SandboxOptions) {
  return {
    scenario,
    ...(store === undefined ? {} : { store }),
    ...(seed === undefined ? {} : { seed }),
    ...(product === undefined ? {} : { product }),
  };
}
