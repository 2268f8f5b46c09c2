import { join } from 'node:path';

/** The sandbox's mode: all optional capabilities, or only the specification. */
export type SandboxMode = 'extended' | 'strict';

/** Returns the mode from `SANDBOX_MODE`. The sandbox rejects invalid values. */
export const getRequestedSandboxMode = (): SandboxMode =>
  process.env.SANDBOX_MODE === 'strict' ? 'strict' : 'extended';

const configFiles = { extended: 'backend.config.json', strict: 'backend.strict.config.json' };

/** Returns the path of the backend profile for a mode of the sandbox. */
const getBackendConfig = (sandboxMode: SandboxMode): string =>
  join(import.meta.dirname, '..', 'apps', 'sandbox', configFiles[sandboxMode]);

/**
 * Returns the settings of a portal that uses a sandbox, for `npm start` and the journeys: the URLs of the
 * sandbox's services and the hosts that the browser may be redirected to.
 */
export function getPortalSettings(
  portalOrigin: string,
  sandboxOrigin: string,
  port: number,
  sandboxMode: SandboxMode = 'extended',
): Readonly<Record<string, string>> {
  return {
    PORTAL_PORT: String(port),
    PUBLIC_ORIGIN: portalOrigin,
    BACKEND_CONFIG: getBackendConfig(sandboxMode),
    BACKEND_URL: `${sandboxOrigin}/graphql`,
    STORE_BASE_URL: `${sandboxOrigin}/store`,
    STORE_LINK_URL: `${sandboxOrigin}/links/store`,
    ALLOWED_HOSTS: new URL(sandboxOrigin).host,
    REALTIME_URL: `${sandboxOrigin}/?ns=surtidor`,
    REALTIME_AUTH_URL: sandboxOrigin,
    REALTIME_API_KEY: 'surtidor',
    REALTIME_PROJECT: 'surtidor',
    REALTIME_CREDENTIALS_URL: `${sandboxOrigin}/realtime/credentials`,
    IP_SERVICE_URL: `${sandboxOrigin}/ip`,
    CHAT_SCRIPT_URL: `${sandboxOrigin}/chat/widget.js`,
  };
}
