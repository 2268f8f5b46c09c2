import { join } from 'node:path';

/** The sandbox's mode: all optional capabilities, or only the specification. */
export type SandboxMode = 'extended' | 'strict';

/** Returns the mode from `SANDBOX_MODE`. The sandbox rejects invalid values. */
export const getRequestedSandboxMode = (): SandboxMode =>
  process.env.SANDBOX_MODE === 'strict' ? 'strict' : 'extended';

const configs = { extended: 'backend.config.json', strict: 'backend.strict.config.json' };

/** Returns the path of the backend profile for a mode of the sandbox. */
const getBackendConfig = (sandboxMode: SandboxMode): string =>
  join(import.meta.dirname, '..', 'apps', 'sandbox', configs[sandboxMode]);

/**
 * Returns the settings of a portal that uses a sandbox, for `npm start` and the journeys: the URLs of the
 * sandbox's services and the hosts that the browser may be redirected to.
 */
export function getPortalSettings(
  portal: string,
  sandbox: string,
  port: number,
  sandboxMode: SandboxMode = 'extended',
): Readonly<Record<string, string>> {
  return {
    PORTAL_PORT: String(port),
    PUBLIC_ORIGIN: portal,
    BACKEND_CONFIG: getBackendConfig(sandboxMode),
    BACKEND_URL: `${sandbox}/graphql`,
    STORE_BASE_URL: `${sandbox}/store`,
    STORE_LINK_URL: `${sandbox}/links/store`,
    ALLOWED_HOSTS: new URL(sandbox).host,
    REALTIME_URL: `${sandbox}/?ns=surtidor`,
    REALTIME_AUTH_URL: sandbox,
    REALTIME_CREDENTIALS_URL: `${sandbox}/realtime/credentials`,
    IP_SERVICE_URL: `${sandbox}/ip`,
    CHAT_SCRIPT_URL: `${sandbox}/chat/widget.js`,
  };
}
