import { runTool } from '../run-tool.ts';

/**
 * `npm run observe -- file…`: looks for breaches of the payment invariants in real security logs and journals.
 * Fails if it finds one.
 */
process.exitCode = runTool(
  process.execPath,
  '--disable-warning=ExperimentalWarning',
  'tests/model/observe/main.ts',
  ...process.argv.slice(2),
);
