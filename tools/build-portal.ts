import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fail, formatSeconds, log } from './console.ts';
import { createFingerprint, isFresh, markFresh } from './fingerprint.ts';
import { root, runTool } from './run-tool.ts';

const sources = [
  'pnpm-lock.yaml',
  'apps/portal/{*.ts,*.css,package.json}',
  'apps/portal/public/**',
  'packages/portal/vite/**',
  'packages/*/src/**',
  'packages/*/package.json',
];

/** Builds the portal into apps/portal/dist, unless it is up to date. */
export function buildPortal(): void {
  const inputHash = createFingerprint(sources);
  if (
    existsSync(join(root, 'apps/portal/dist/server/server.js')) &&
    isFresh('portal-build', inputHash)
  ) {
    log('The portal is up to date.');
    return;
  }
  const startedAt = performance.now();
  log('Building the portal…');
  if (runTool('pnpm', '--silent', '--filter', 'surtidor-portal', 'run', 'build') !== 0) {
    fail('The portal could not be built.', 'Fix the file named above and run the command again.');
  }
  markFresh('portal-build', inputHash);
  log(`Built in ${formatSeconds(performance.now() - startedAt)}.`);
}
