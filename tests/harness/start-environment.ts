import { portalSettings, type SandboxMode } from '../../tools/portal-settings.ts';
import { type Replaced, startBalancer } from './balancer.ts';
import { freePorts } from './free-ports.ts';
import { type Running, startProcess } from './start-process.ts';

/** A whole portal over a sandbox of its own, as processes of their own. */
export interface TestEnvironment {
  /** Where browsers go. */
  readonly portal: string;
  /** Where the sandbox and its control port answer. */
  readonly sandbox: string;
  /** The portal's copies, one unless more were asked for. */
  readonly copies: readonly Running[];
  /** Ends the sandbox as the power does, at once and without a word. */
  readonly killSandbox: () => Promise<void>;
  /** Starts it again at the same address, over what it had written. Needs `data`. */
  readonly reviveSandbox: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** What an environment is made with. */
export interface TestEnvironmentOptions {
  /** ScenarioRows of the sandbox; a typical dealer unless named. */
  readonly scenario?: string;
  /** How the sandbox speaks; with our extensions unless named. */
  readonly sandboxMode?: SandboxMode;
  /** Copies of the portal behind one address. */
  readonly copies?: number;
  /** File the sandbox keeps its data in; in memory unless named. */
  readonly data?: string;
  /** What is answered in the portal's place; null for what the portal answers itself. */
  readonly replace?: (path: string) => Replaced | null;
  /** Settings of the portal that differ from those of `npm start`. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Starts a sandbox with its control port open, then the portal in front of it. */
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
        // Tests also ask what no page would ask.
        GRAPHQL_OPERATIONS: 'open',
        ...options.settings,
      }),
    ),
  );
  const copies = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const failed = started.find((one) => one.status === 'rejected');
  if (failed) {
    // An environment that does not stand leaves nothing running behind it.
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
