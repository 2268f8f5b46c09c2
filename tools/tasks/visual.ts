import { ensureChromium } from '../chromium/ensure-chromium.ts';
import { runTool } from '../run-tool.ts';

/**
 * `npm run visual [-- <commit> --only <parts of stories' ids> --themes <themes>]`: compares every story
 * of this working tree with the same story of a commit (the last commit by default), unchanged or in
 * the given themes and modes ('lubricants-dark', 'all'). Writes a page with the differences and exits
 * with 1 if there are any.
 */
process.env.CHROMIUM_PATH = ensureChromium();
process.exitCode = runTool(
  process.execPath,
  '--disable-warning=ExperimentalWarning',
  'tests/visual/main.ts',
  ...process.argv.slice(2),
);
