import { buildPortal } from '../build-portal.ts';
import { packPackages } from '../packages/pack-packages.ts';
import { runTool } from '../run-tool.ts';

/**
 * `npm run evidence [-- file…]`: proofs that are too slow for `npm test`: every page and control while another program
 * changes the texts, a portal from the packed packages, other versions of its peers, the image, and two instances behind
 * nginx and Caddy.
 */
buildPortal();
// Before the tests, which run at the same time and would pack into the same folder.
packPackages();
process.exitCode = runTool(
  'playwright',
  'test',
  '--config',
  'tests/evidence/playwright.config.ts',
  ...process.argv.slice(2),
);
