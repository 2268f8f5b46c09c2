import { runTool } from '../run-tool.ts';

/** `npm run mutation`: runs Stryker on the rules of packages/domain. Takes tens of minutes. */
process.exitCode = runTool(
  'pnpm',
  '--filter',
  '@surtidor/domain',
  'run',
  'mutation',
  ...process.argv.slice(2),
);
