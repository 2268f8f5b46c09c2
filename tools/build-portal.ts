import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fail, log, seconds } from './console.ts';
import { fingerprint, isFresh, markFresh } from './fingerprint.ts';
import { root, runTool } from './run-tool.ts';

const sources = [
  'pnpm-lock.yaml',
  'apps/portal/{vite.config.ts,package.json}',
  'apps/portal/build/**',
  'apps/portal/public/**',
  'apps/portal/src/**',
  'packages/*/src/**',
  'packages/*/package.json',
];

/** Builds the portal into apps/portal/dist, unless it is up to date. */
export function buildPortal(): void {
  const print = fingerprint(sources);
  if (
    existsSync(join(root, 'apps/portal/dist/server/server.js')) &&
    isFresh('portal-build', print)
  ) {
    log('The portal is built already.');
    return;
  }
  const start = performance.now();
  log('Building the portal…');
  if (runTool('pnpm', '--silent', '--filter', '@surtidor/portal', 'run', 'build') !== 0) {
    fail(
      'The portal could not be built.',
      'The lines above name the file; mend it and run the command again.',
    );
  }
  markFresh('portal-build', print);
  log(`Built in ${seconds(performance.now() - start)}.`);
}
