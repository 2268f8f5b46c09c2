import { runTool } from '../run-tool.ts';

/** `npm run matrix`: requests every operation and page as every role and writes docs/access-matrix.md. */
process.exitCode = runTool(
  process.execPath,
  '--disable-warning=ExperimentalWarning',
  'tests/access/main.ts',
);
