import { portalSettings, type SandboxMode } from '../../tools/portal-settings.ts';
import { type Replaced, startBalancer } from './balancer.ts';
import { freePorts } from './free-ports.ts';
import { type Running, startProcess } from './start-process.ts';

/** A portal with its own sandbox, each in its own process. */
export interface TestEnvironment {
  /** Origin of the portal. */
  readonly portal: string;
  /** Origin of the sandbox and its control port. */
  readonly sandbox: string;
  /** The portal's copies, one by default. */
  readonly copies: readonly Running[];
  /** Kills the sandbox with SIGKILL, as a power failure would. */
  readonly killSandbox: () => Promise<void>;
  /** Restarts it at the same address with its data. Needs `data`. */
  readonly reviveSandbox: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Options of an environment. */
export interface TestEnvironmentOptions {
  /** Scenario of the sandbox; a typical dealer by default. */
  readonly scenario?: string;
  /** Mode of the sandbox; with our extensions by default. */
  readonly sandboxMode?: SandboxMode;
  /** Number of portal copies behind the load balancer. */
  readonly copies?: number;
  /** Data file of the sandbox; in memory by default. */
  readonly data?: string;
  /** Replaces responses of the portal; null for the portal's own. */
  readonly replace?: (path: string) => Replaced | null;
  /** Settings of the portal that differ from `npm start`. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Starts a sandbox with its control port, then the portal. */
export async function startEnvironment(
  options: TestEnvironmentOptions = {},
): Promise<TestEnvironment> {
  const count = options.copies ?? 1;
  const [publicPort = 0, sandboxPort = 0, ...copyPorts] = await freePorts(2 + count);
  const portal = `http://localhost:${publicPort}`;
  const startSandbox = () =>
    startProcess('apps/sandbox/src/main.ts', sandboxPort, {
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_DATA: options.data ?? ':memory:',
      SANDBOX_CONTROL: '1',
      SANDBOX_MODE: options.sandboxMode ?? 'extended',
      SANDBOX_SCENARIO: options.scenario ?? 'typical',
      PORTAL_ORIGIN: portal,
    });
  let sandbox = await startSandbox();
  const isDirect = count === 1 && options.replace === undefined;
  const ports = isDirect ? [publicPort] : copyPorts;
  const started = await Promise.allSettled(
    ports.map((port) =>
      startProcess('apps/portal/server/main.ts', port, {
        ...portalSettings(portal, sandbox.origin, port, options.sandboxMode),
        LOGIN_FLAT_DELAY_MS: '0',
        // Tests also send operations that no page sends.
        GRAPHQL_OPERATIONS: 'open',
        ...options.settings,
      }),
    ),
  );
  const copies = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const failed = started.find((one) => one.status === 'rejected');
  if (failed) {
    // A failed start leaves no process running.
    await Promise.all([...copies, sandbox].map(({ stop }) => stop()));
    throw failed.reason;
  }
  const origins = copies.map(({ origin }) => origin);
  const closeBalancer = isDirect
    ? undefined
    : await startBalancer(publicPort, origins, options.replace);
  return {
    portal,
    sandbox: sandbox.origin,
    copies,
    killSandbox: () => sandbox.stop('SIGKILL'),
    reviveSandbox: async () => {
      sandbox = await startSandbox();
    },
    stop: async () => {
      await closeBalancer?.();
      await Promise.all([...copies, sandbox].map(({ stop }) => stop()));
    },
  };
}
