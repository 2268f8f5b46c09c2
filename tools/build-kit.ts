import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fail, formatSeconds, log } from './console.ts';
import { createFingerprint, isFresh, markFresh } from './fingerprint.ts';
import { root, runTool } from './run-tool.ts';

const sources = [
  'pnpm-lock.yaml',
  'packages/ui/src/**',
  'packages/ui/scripts/**',
  'packages/ui/*.{json,ts,md}',
];

const stampName = 'kit-build';

/** Marks the kit as built, because packing has just built it. */
export const markKitBuilt = (): void => markFresh(stampName, createFingerprint(sources));

/** Builds the published kit into packages/ui/dist, unless it is up to date. */
export function buildKit(): void {
  const inputHash = createFingerprint(sources);
  if (existsSync(join(root, 'packages/ui/dist/styles.css')) && isFresh(stampName, inputHash)) {
    log('The kit is up to date.');
    return;
  }
  const startedAt = performance.now();
  log('Building the kit…');
  if (runTool('pnpm', '--silent', '--filter', '@surtidor/ui', 'run', 'build', '--silent') !== 0) {
    fail('The kit could not be built.', 'Fix the file named above and run the command again.');
  }
  markFresh(stampName, inputHash);
  log(`Built in ${formatSeconds(performance.now() - startedAt)}.`);
}
