import { buildPortal } from '../build-portal.ts';
import { buildPackages } from '../packages/build-packages.ts';
import { runTool } from '../run-tool.ts';

/** `npm run build`: builds the portal, the published packages, and Storybook as a static site. */
buildPortal();
await buildPackages();
process.exitCode = runTool(
  'storybook',
  'build',
  '--disable-telemetry',
  '--output-dir',
  'storybook-static',
);
