import { buildPortal } from '../build-portal.ts';
import { runTool } from '../run-tool.ts';

/** `npm run build`: the portal, then the published builds of the packages. */
buildPortal();
process.exitCode = runTool('pnpm', '--filter', './packages/*', '--if-present', 'run', 'build');
