import { join } from 'node:path';

/** How the sandbox may speak. */
export type SandboxManners = 'extended' | 'strict';

/** What SANDBOX_MANNERS asks of a started sandbox, which itself refuses any other word. */
export const requestedManners = (): SandboxManners =>
  process.env.SANDBOX_MANNERS === 'strict' ? 'strict' : 'extended';

const configs = { extended: 'backend.config.json', strict: 'backend.strict.config.json' };

/** The profile of the sandbox's backend in its manners. */
const backendConfigOf = (manners: SandboxManners): string =>
  join(import.meta.dirname, '..', 'apps', 'sandbox', configs[manners]);

/**
 * The settings of a portal in front of a sandbox, for `npm start` and for the journeys: where the
 * sandbox's services answer, and that the browser may be sent to them.
 */
export function portalSettings(
  portal: string,
  sandbox: string,
  port: number,
  manners: SandboxManners = 'extended',
): Readonly<Record<string, string>> {
  return {
    PORTAL_PORT: String(port),
    PUBLIC_ORIGIN: portal,
    BACKEND_CONFIG: backendConfigOf(manners),
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
