import { runTool } from '../run-tool.ts';

/**
 * `npm run markup`: every page of the portal, first markup and drawn page, through the W3C's own
 * validator. It needs Java and fetches the validator from the npm registry, so it is no part of
 * `npm test`, which checks the same with rules of its own (tests/harness/markup-faults.ts).
 */
process.exitCode = runTool(
  process.execPath,
  '--disable-warning=ExperimentalWarning',
  'tests/markup/main.ts',
);
