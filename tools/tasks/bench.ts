import { ensureChromium } from '../chromium/ensure-chromium.ts';
import { runTool } from '../run-tool.ts';

/** `npm run bench [-- name…]`: prints measurements as Markdown tables. */
process.env.CHROMIUM_PATH = ensureChromium('browser');
process.exitCode = runTool(
  process.execPath,
  '--disable-warning=ExperimentalWarning',
  'tests/bench/main.ts',
  ...process.argv.slice(2),
);
