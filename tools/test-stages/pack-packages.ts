import { kitWasPacked } from '../build-kit.ts';
import { runTool } from '../run-tool.ts';

/** Packs each package as it is published, which builds it: the apps that install the kit need no build of their own. */
const status = runTool(
  'pnpm',
  ...['--filter', './packages/*', '--if-present', 'run', 'check:package'],
);
if (status === 0) kitWasPacked();
process.exitCode = status;
