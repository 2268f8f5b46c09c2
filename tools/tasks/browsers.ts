import { runTool } from '../run-tool.ts';

/**
 * `npm run browsers`: signs in, pays part of an invoice and checks the result in Firefox and WebKit,
 * which must be installed. `npm test` runs every journey in Chromium.
 */
process.exitCode = runTool(
  process.execPath,
  '--disable-warning=ExperimentalWarning',
  'tests/browsers/main.ts',
);
