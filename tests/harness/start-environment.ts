import { getPortalSettings, type SandboxMode } from '../../tools/portal-settings.ts';
import { type ReplacementResponse, startBalancer } from './balancer.ts';
import { getFreePorts } from './get-free-ports.ts';
import { type RunningProcess, startProcess } from './start-process.ts';

/** A portal with its own sandbox, each in its own process. */
export interface TestEnvironment {
  /** Origin of the portal. */
  readonly portal: string;
  /** Origin of the sandbox and its control port. */
  readonly sandbox: string;
  /** The portal's copies, one by default. */
  readonly copies: readonly RunningProcess[];
  /** Kills the sandbox with SIGKILL, like a power failure. */
  readonly killSandbox: () => Promise<void>;
  /** Restarts the sandbox on the same port with its data. Requires `data`. */
  readonly restartSandbox: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Options of an environment. */
export interface TestEnvironmentOptions {
  /** Scenario of the sandbox; a typical dealer by default. */
  readonly scenario?: string;
  /** Mode of the sandbox; 'extended' by default. */
  readonly sandboxMode?: SandboxMode;
  /** Number of portal copies behind the load balancer. */
  readonly copies?: number;
  /** The product of the sandbox; 'Surtidor' by default. */
  readonly product?: string;
  /** The file that starts each copy; by default the portal's own. */
  readonly files?: readonly string[];
  /** Data file of the sandbox; in memory by default. */
  readonly data?: string;
  /** Replaces responses of the portal; null keeps the portal's response. */
  readonly replace?: (path: string) => ReplacementResponse | null;
  /** Settings of the portal that differ from `npm start`. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Starts a sandbox with its control port, then the portal. */
export async function startEnvironment(
  options: TestEnvironmentOptions = {},
): Promise<TestEnvironment> {
  const copyCount = options.files?.length ?? options.copies ?? 1;
  const [publicPort = 0, sandboxPort = 0, ...copyPorts] = await getFreePorts(2 + copyCount);
  const portal = `http://localhost:${publicPort}`;
  const startSandbox = () =>
    startProcess('apps/sandbox/src/main.ts', sandboxPort, {
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_DATA: options.data ?? ':memory:',
      SANDBOX_CONTROL: '1',
      SANDBOX_MODE: options.sandboxMode ?? 'extended',
      SANDBOX_SCENARIO: options.scenario ?? 'typical',
      ...(options.product !== undefined && { SANDBOX_PRODUCT: options.product }),
      PORTAL_ORIGIN: portal,
    });
  let sandbox = await startSandbox();
  const isDirect = copyCount === 1 && options.replace === undefined;
  const ports = isDirect ? [publicPort] : copyPorts;
  const results = await Promise.allSettled(
    ports.map((port, index) =>
      startProcess(options.files?.[index] ?? 'apps/portal/main.ts', port, {
        ...getPortalSettings(portal, sandbox.origin, port, options.sandboxMode),
        LOGIN_FLAT_DELAY_MS: '0',
        // Tests also send operations that no page sends.
        GRAPHQL_OPERATIONS: 'open',
        ...options.settings,
      }),
    ),
  );
  const copies = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const rejectedResult = results.find((result) => result.status === 'rejected');
  if (rejectedResult) {
    // A failed start leaves no process running.
    await Promise.all([...copies, sandbox].map(({ stop }) => stop()));
    throw rejectedResult.reason;
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
    restartSandbox: async () => {
      sandbox = await startSandbox();
    },
    stop: async () => {
      await closeBalancer?.();
      await Promise.all([...copies, sandbox].map(({ stop }) => stop()));
    },
  };
}
