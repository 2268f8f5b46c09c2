import { runTool } from '../run-tool.ts';

/**
 * `npm run browsers`: signs in, pays a part of an invoice and finds it paid, in Firefox and in
 * WebKit. `npm test` walks every journey in Chromium; this one needs two more browsers installed.
 */
process.exitCode = runTool(
  process.execPath,
  '--disable-warning=ExperimentalWarning',
  'tests/browsers/main.ts',
);
