import { buildKit } from '../build-kit.ts';
import { buildPortal } from '../build-portal.ts';
import { runTool } from '../run-tool.ts';

/** `npm run build`: the portal, then the published builds of the packages. */
buildPortal();
buildKit();
process.exitCode = runTool(
  'pnpm',
  ...['--filter', './packages/*', '--filter', '!@surtidor/ui'],
  ...['--if-present', 'run', 'build'],
);
