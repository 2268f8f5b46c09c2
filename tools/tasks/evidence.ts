import { buildPortal } from '../build-portal.ts';
import { runTool } from '../run-tool.ts';

/**
 * `npm run evidence [-- file…]`: proofs that are too slow for `npm test`: every page and control while another program
 * changes the texts, a portal from the packed packages, and the image.
 */
buildPortal();
process.exitCode = runTool(
  'playwright',
  'test',
  '--config',
  'tests/evidence/playwright.config.ts',
  ...process.argv.slice(2),
);
