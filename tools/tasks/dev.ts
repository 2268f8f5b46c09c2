import { join } from 'node:path';
import { demoAccounts } from '@surtidor/sandbox/scenarios';
import { endChildren, startChild, waitFor } from '../child.ts';
import { log, seconds } from '../console.ts';
import { requirePort } from '../port.ts';
import { portalSettings, requestedSandboxMode } from '../portal-settings.ts';
import { root } from '../run-tool.ts';

/** `npm run dev`: serves the portal from source with hot reload, on the embedded sandbox. */
const portalPort = Number(process.env.PORTAL_PORT ?? 4000);
const sandboxPort = Number(process.env.SANDBOX_PORT ?? 4100);
const portal = `http://localhost:${portalPort}`;
const sandbox = `http://localhost:${sandboxPort}`;
const folder = join(root, 'apps/portal');
const started = Number(process.env.SURTIDOR_STARTED ?? Date.now());

await requirePort(portalPort, 'the portal', 'PORTAL_PORT');
await requirePort(sandboxPort, 'the sandbox', 'SANDBOX_PORT');

const stop = async () => {
  await endChildren();
  process.exit(0);
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);

startChild({
  what: 'The sandbox',
  file: 'apps/sandbox/src/main.ts',
  environment: { SANDBOX_PORT: String(sandboxPort), PORTAL_ORIGIN: portal },
});
startChild({
  what: 'The portal',
  file: join(folder, 'node_modules/vite/bin/vite.js'),
  parameters: [...['--port', String(portalPort)], ...['--strictPort', '--logLevel', 'warn']],
  folder,
  environment: {
    ...portalSettings(portal, sandbox, portalPort, requestedSandboxMode()),
    ...process.env,
  },
});
await waitFor('The sandbox', `${sandbox}/health`);
// The first request transforms the portal's modules, so that the user does not wait.
await waitFor('The portal', `${portal}/login`);

const [account] = demoAccounts;
console.log(`
  Portal     ${portal}
  Sign in    ${account?.email}  ${account?.password}
  Sandbox    ${sandbox}
  Storybook  npm run storybook, then http://localhost:6006
`);
log(`Ready in ${seconds(Date.now() - started)}. An edit shows at once. Press Ctrl+C to stop.`);
