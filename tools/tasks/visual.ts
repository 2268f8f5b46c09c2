import { ensureChromium } from '../chromium/ensure-chromium.ts';
import { runTool } from '../run-tool.ts';

/**
 * `npm run visual [-- <commit> --only <parts of story ids> --themes <themes>]`: compares the stories of this
 * working tree with those of a commit (HEAD by default), in their own theme or in the given themes and modes
 * ('lubricants-dark', 'all'). Writes a report and exits with 1 if there are differences.
 */
process.env.CHROMIUM_PATH = ensureChromium();
process.exitCode = runTool(
  process.execPath,
  '--disable-warning=ExperimentalWarning',
  'tests/visual/main.ts',
  ...process.argv.slice(2),
);
