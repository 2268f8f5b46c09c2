import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fail, log, seconds } from './console.ts';
import { fingerprint, isFresh, markFresh } from './fingerprint.ts';
import { root, runTool } from './run-tool.ts';

const sources = [
  'pnpm-lock.yaml',
  'packages/ui/src/**',
  'packages/ui/scripts/**',
  'packages/ui/*.{json,ts,md}',
];

const stamp = 'kit-build';

/** Records that packing has just built the kit. */
export const kitWasPacked = (): void => markFresh(stamp, fingerprint(sources));

/** Builds the published kit into packages/ui/dist, unless it is up to date. */
export function buildKit(): void {
  const print = fingerprint(sources);
  if (existsSync(join(root, 'packages/ui/dist/styles.css')) && isFresh(stamp, print)) {
    log('The kit is built already.');
    return;
  }
  const start = performance.now();
  log('Building the kit…');
  if (runTool('pnpm', '--silent', '--filter', '@surtidor/ui', 'run', 'build', '--silent') !== 0) {
    fail(
      'The kit could not be built.',
      'The lines above name the file; mend it and run the command again.',
    );
  }
  markFresh(stamp, print);
  log(`Built in ${seconds(performance.now() - start)}.`);
}
