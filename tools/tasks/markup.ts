import { runTool } from '../run-tool.ts';

/**
 * `npm run markup`: validates the server-rendered and the hydrated markup of every page with the W3C validator.
 * It requires Java and downloads the validator from the npm registry, so `npm test` does not include it;
 * `npm test` checks its own rules instead (tests/harness/markup-faults.ts).
 */
process.exitCode = runTool(
  process.execPath,
  '--disable-warning=ExperimentalWarning',
  'tests/markup/main.ts',
);
