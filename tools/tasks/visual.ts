import { ensureChromium } from '../chromium/ensure-chromium.ts';
import { runTool } from '../run-tool.ts';

/**
 * `npm run visual [-- <commit> --only <parts of stories' ids> --looks <looks>]`: every story of this
 * tree beside the same story of a commit (the last one unless named), as it is written or in the named
 * themes and modes ('lubricants-dark', 'all'); writes a page and a table with what differs and ends
 * with 1 when something does.
 */
process.env.CHROMIUM_PATH = ensureChromium();
process.exitCode = runTool(
  process.execPath,
  '--disable-warning=ExperimentalWarning',
  'tests/visual/main.ts',
  ...process.argv.slice(2),
);
