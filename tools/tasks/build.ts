import { buildKit } from '../build-kit.ts';
import { buildPortal } from '../build-portal.ts';
import { runTool } from '../run-tool.ts';

/** `npm run build`: builds the portal, the published packages, and Storybook as a static site. */
buildPortal();
buildKit();
const packages = runTool(
  'pnpm',
  ...['--filter', './packages/*', '--filter', '!@surtidor/ui'],
  ...['--if-present', 'run', 'build'],
);
process.exitCode =
  packages ||
  runTool('storybook', 'build', '--disable-telemetry', '--output-dir', 'storybook-static');
