import { ensureChromium } from '../chromium/ensure-chromium.ts';
import { runTool } from '../run-tool.ts';

/**
 * `npm run visual [-- <commit> --only <part of a story's id>]`: every story of this tree beside the
 * same story of a commit (the last one unless named); writes a page with what differs and ends with
 * 1 when something does.
 */
process.env.CHROMIUM_PATH = ensureChromium();
process.exitCode = runTool(
  process.execPath,
  '--disable-warning=ExperimentalWarning',
  'tests/visual/main.ts',
  ...process.argv.slice(2),
);
