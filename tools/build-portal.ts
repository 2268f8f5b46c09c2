import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fail, formatSeconds, log } from './console.ts';
import { createFingerprint, isFresh, markFresh } from './fingerprint.ts';
import { root, runTool } from './run-tool.ts';

const getSources = (folder: string) => [
  'pnpm-lock.yaml',
  `${folder}/{*.ts,*.tsx,*.css,package.json}`,
  `${folder}/{src,public}/**`,
  'packages/portal/vite/**',
  'packages/*/src/**',
  'packages/*/package.json',
];

/**
 * Builds a portal into its folder `dist`, unless it is up to date.
 * @param folder The folder of the app, for example 'examples/alba'.
 */
export function buildPortal(folder = 'apps/portal'): void {
  const inputHash = createFingerprint(getSources(folder));
  const name = folder.replaceAll('/', '-');
  if (existsSync(join(root, folder, 'dist/server/server.js')) && isFresh(name, inputHash)) {
    log(`${folder} is up to date.`);
    return;
  }
  const startedAt = performance.now();
  log(`Building ${folder}…`);
  if (runTool('pnpm', '--silent', '--dir', folder, 'run', 'build') !== 0) {
    fail('The portal could not be built.', 'Fix the file named above and run the command again.');
  }
  markFresh(name, inputHash);
  log(`Built in ${formatSeconds(performance.now() - startedAt)}.`);
}
