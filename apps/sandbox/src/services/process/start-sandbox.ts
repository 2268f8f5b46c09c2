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
import { createFileAddresses } from '../files/file-addresses.ts';
import { createMailFolder } from '../mail/mail-folder.ts';
import { createProvider, type Provider } from '../provider/provider.ts';
import { DEFAULT_MARKERS, type TokenEscapes } from '../provider/token.ts';
import { createRealtime, type Realtime } from '../realtime/realtime.ts';
import { seedNotifications } from '../realtime/seed-notifications.ts';
import { createSqliteLeafStorage } from '../realtime/sqlite-leaf-storage.ts';
import { type Clock, createClock } from './clock.ts';
import { type HttpServer, listenHttp } from './http-server.ts';
import { sandboxHandler } from './routes.ts';
import { openSandboxData, type SandboxData } from './sandbox-data.ts';

/** Options of a sandbox. Defaults are for tests: in memory, a free port, control API on. */
export interface SandboxOptions {
  readonly port?: number;
  readonly host?: string;
  /** How browsers reach it; default http://localhost:{port}. */
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
  /** Conventions of the backend; extended by default. */
  readonly sandboxMode?: SandboxMode;
  readonly portalOrigin?: string;
  readonly product?: string;
  readonly tokenEscapes?: TokenEscapes;
  /** The real time in epoch milliseconds, to which the control port's clock adds. */
  readonly now?: () => number;
}

/** A running sandbox. */
export interface Sandbox {
  /** Where browsers reach it. */
  readonly origin: string;
  readonly environment: Environment;
  readonly clock: Clock;
  readonly provider: Provider;
  readonly realtime: Realtime;
  /** Whether a scenario was just loaded; false for data that survived a restart. */
  readonly isFresh: boolean;
  /** Closes connections, timers and data. */
  close(): Promise<void>;
}

/** Starts the sandbox on one origin. @throws SandboxStartError */
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
  const request = getScenario(options);
  const data = await openSandboxData({
    path: options.data ?? ':memory:',
    scenario: { ...request, now: clock.now() },
    reset: options.reset ?? false,
  });
  const parts = createParts(origin, clock, data, options);
  const { environment, addresses, provider, realtime, mail } = parts;
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
  http.respondWith(
    sandboxHandler({ environment, addresses, provider, realtime, mail, markers, control }),
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

/** E-mails are stored beside the data, or in a temporary folder for in-memory data. */
const getMailFolder = (data: string): string =>
  data === ':memory:'
    ? join(tmpdir(), `surtidor-mail-${randomUUID()}`)
    : join(dirname(data), 'mail');

function createParts(
  origin: string,
  clock: Clock,
  { db, secret }: SandboxData,
  { product, sandboxMode, portalOrigin, data: path = ':memory:' }: SandboxOptions,
) {
  const addresses = createFileAddresses({ origin, secret, now: clock.now });
  const mail = createMailFolder(getMailFolder(path), clock.now);
  const environment = createEnvironment({
    db,
    sendMail: mail.send,
    ...(portalOrigin === undefined ? {} : { portalOrigin }),
    now: clock.now,
    origin,
    files: addresses,
    ...(sandboxMode === undefined ? {} : { sandboxMode }),
    ...(product === undefined ? {} : { product }),
  });
  const provider = createProvider({
    db,
    now: clock.now,
    settle: (uuid, verdict) =>
      settleTransaction(environment, uuid, verdict === 'approved' ? 'APROBADA' : 'RECHAZADA'),
  });
  const realtime = createRealtime({
    storage: createSqliteLeafStorage(db),
    secret,
    now: clock.now,
    isLive: (session) => isLiveSession(environment, session),
  });
  seedNotifications(db, realtime.store);
  return { addresses, environment, provider, realtime, mail };
}

function getScenario({ scenario = 'demo', store, seed, product }: SandboxOptions) {
  return {
    scenario,
    ...(store === undefined ? {} : { store }),
    ...(seed === undefined ? {} : { seed }),
    ...(product === undefined ? {} : { product }),
  };
}
