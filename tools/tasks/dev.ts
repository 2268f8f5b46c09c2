import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { demoAccounts, demoPassword, getEmail } from '@surtidor/sandbox/scenarios';
import { startChild, stopChildren, waitFor } from '../child.ts';
import { formatSeconds, log } from '../console.ts';
import { ensurePortAvailable } from '../ensure-port-available.ts';
import { getPortalSettings, getRequestedSandboxMode } from '../portal-settings.ts';
import { root } from '../run-tool.ts';

/**
 * `npm run dev [-- --portal examples/alba]`: serves a portal from source with hot reload and the embedded sandbox. The
 * example has a sandbox of its own.
 */
const portalPort = Number(process.env.PORTAL_PORT ?? 4000);
const sandboxPort = Number(process.env.SANDBOX_PORT ?? 4100);
const portalOrigin = `http://localhost:${portalPort}`;
const sandboxOrigin = `http://localhost:${sandboxPort}`;
const { values } = parseArgs({ options: { portal: { type: 'string', default: 'apps/portal' } } });
const folder = join(root, values.portal);
const isExample = values.portal === 'examples/alba';
const startedAt = Number(process.env.SURTIDOR_STARTED ?? Date.now());

await ensurePortAvailable(portalPort, 'the portal', 'PORTAL_PORT');
await ensurePortAvailable(sandboxPort, 'the sandbox', 'SANDBOX_PORT');

const stop = async () => {
  await stopChildren();
  process.exit(0);
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);

startChild({
  name: 'The sandbox',
  file: 'apps/sandbox/src/main.ts',
  environment: {
    SANDBOX_PORT: String(sandboxPort),
    PORTAL_ORIGIN: portalOrigin,
    ...(isExample && {
      SANDBOX_PRODUCT: 'Alba',
      SANDBOX_SCENARIO: 'alba',
      SANDBOX_DATA: join(root, '.cache', 'alba.db'),
    }),
  },
});
startChild({
  name: 'The portal',
  file: join(folder, 'node_modules/vite/bin/vite.js'),
  parameters: [...['--port', String(portalPort)], ...['--strictPort', '--logLevel', 'warn']],
  folder,
  environment: {
    ...getPortalSettings(portalOrigin, sandboxOrigin, portalPort, getRequestedSandboxMode()),
    ...process.env,
  },
});
await Promise.all([
  waitFor('The sandbox', `${sandboxOrigin}/health`),
  // The first request compiles the portal's modules, so that the first page opens quickly.
  waitFor('The portal', `${portalOrigin}/login`),
]);

const email = isExample ? getEmail('representante', 'typical', 'norte') : demoAccounts[0]?.email;
console.log(`
  Portal     ${portalOrigin}
  Sign in    ${email}  ${demoPassword}
  Sandbox    ${sandboxOrigin}
  Storybook  npm run storybook, then http://localhost:6006
`);
log(
  `Ready in ${formatSeconds(Date.now() - startedAt)}. Edits appear immediately. Press Ctrl+C to stop.`,
);
