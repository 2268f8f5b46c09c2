import { runTool } from '../run-tool.ts';

/** `npm run mutation`: Stryker over the rules of packages/domain. It takes tens of minutes. */
process.exitCode = runTool(
  'pnpm',
  '--filter',
  '@surtidor/domain',
  'run',
  'mutation',
  ...process.argv.slice(2),
);
