import { join } from 'node:path';
import { demoAccounts, demoSupportSecrets } from '@surtidor/sandbox/scenarios';
import { buildPortal } from '../build-portal.ts';
import { startChild, stopChildren, waitFor } from '../child.ts';
import { formatSeconds, log } from '../console.ts';
import { ensurePortAvailable } from '../ensure-port-available.ts';
import { formatTable } from '../format-table.ts';
import { getPortalSettings, getRequestedSandboxMode } from '../portal-settings.ts';
import { root } from '../run-tool.ts';

/** `npm start [-- --reset]`: builds and serves the portal with the embedded sandbox. */
const portalPort = Number(process.env.PORTAL_PORT ?? 4000);
const sandboxPort = Number(process.env.SANDBOX_PORT ?? 4100);
const portalOrigin = `http://localhost:${portalPort}`;
const sandboxOrigin = `http://localhost:${sandboxPort}`;
const requestLog = join(root, '.cache', 'portal.log');
const startedAt = Number(process.env.SURTIDOR_STARTED ?? Date.now());

await ensurePortAvailable(portalPort, 'the portal', 'PORTAL_PORT');
await ensurePortAvailable(sandboxPort, 'the sandbox', 'SANDBOX_PORT');

let isStopping = false;
const stop = async () => {
  // The terminal and the parent command may both send the signal.
  if (isStopping) return;
  isStopping = true;
  log('Stopping…');
  await stopChildren();
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);

log('Starting the sandbox…');
startChild({
  name: 'The sandbox',
  file: 'apps/sandbox/src/main.ts',
  environment: {
    SANDBOX_PORT: String(sandboxPort),
    PORTAL_ORIGIN: portalOrigin,
    ...(process.argv.includes('--reset') ? { SANDBOX_RESET: '1' } : {}),
  },
});
buildPortal();
log("Starting the portal's server…");
startChild({
  name: 'The portal',
  file: 'apps/portal/main.ts',
  // Listens on localhost only unless PORTAL_HOST is set, because the demo password is public.
  environment: {
    PORTAL_HOST: '127.0.0.1',
    ...getPortalSettings(portalOrigin, sandboxOrigin, portalPort, getRequestedSandboxMode()),
    ...process.env,
  },
  log: requestLog,
});
await Promise.all([
  waitFor('The sandbox', `${sandboxOrigin}/health`),
  waitFor('The portal', `${portalOrigin}/health`),
]);

const rows = demoAccounts.map(({ role, store, email, password, description }) => [
  role,
  store,
  email,
  password,
  description,
]);
console.log(`
  Portal             ${portalOrigin}
  Sandbox            ${sandboxOrigin}
    GraphQL          ${sandboxOrigin}/graphql
    Payment provider ${sandboxOrigin}/provider
    External store   ${sandboxOrigin}/store
  Requests           ${requestLog}

${formatTable(['Role', 'Store', 'E-mail', 'Password', 'Description'], rows)}
`);
console.log(
  `  Support sign-in as a customer (each URL works once):\n${demoSupportSecrets
    .map((secret) => `    ${portalOrigin}/loginascustomer/login?secret=${secret}`)
    .join('\n')}\n`,
);
log(`Ready in ${formatSeconds(Date.now() - startedAt)}. Press Ctrl+C to stop everything.`);
