import { buildPortal } from '../build-portal.ts';
import { runTool } from '../run-tool.ts';

/**
 * `npm run evidence [-- file…]`: walks through the built portal, every page and control, under conditions that are
 * too slow for `npm test`, such as the browser's translation.
 */
buildPortal();
process.exitCode = runTool(
  'playwright',
  'test',
  '--config',
  'tests/evidence/playwright.config.ts',
  ...process.argv.slice(2),
);
