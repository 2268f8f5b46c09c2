import { runTool } from '../run-tool.ts';

/** `npm run matrix`: asks every operation and page for everybody, prints the table, keeps it in docs. */
process.exitCode = runTool(
  process.execPath,
  '--disable-warning=ExperimentalWarning',
  'tests/access/main.ts',
);
