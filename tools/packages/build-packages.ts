import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fail, formatSeconds, log } from '../console.ts';
import { createFingerprint, isFresh, markFresh } from '../fingerprint.ts';
import { runInParallel } from '../run-in-parallel.ts';
import { startTool } from '../run-tool.ts';
import { getPackageFolder, type PackageName, packageNames } from './workspace-packages.ts';

/** Returns the globs of the files from which a package is built and packed. */
export const getPackageSources = (name: PackageName): readonly string[] => [
  'pnpm-lock.yaml',
  'tools/packages/**',
  'packages/domain/src/**',
  `packages/${name}/{src,server,vite,scripts,schema}/**`,
  `packages/${name}/*.{json,ts,md}`,
];

async function isBuilt(name: PackageName): Promise<boolean> {
  const stampName = `built-${name}`;
  const inputHash = createFingerprint(getPackageSources(name));
  if (existsSync(join(getPackageFolder(name), 'dist')) && isFresh(stampName, inputHash))
    return true;
  // The folder is incomplete until the build has succeeded.
  markFresh(stampName, '');
  const startedAt = performance.now();
  const build = ['--silent', '--filter', `@surtidor/${name}`, 'run', 'build', '--silent'];
  if ((await startTool('pnpm', ...build)) !== 0) return false;
  markFresh(stampName, inputHash);
  log(`Built @surtidor/${name} in ${formatSeconds(performance.now() - startedAt)}.`);
  return true;
}

/** Builds published packages into their folders `dist` in parallel, except those that are up to date. */
export async function buildPackages(names: readonly PackageName[] = packageNames): Promise<void> {
  const results = await runInParallel(names, isBuilt);
  if (results.includes(false)) {
    fail('A package could not be built.', 'Fix the file named above and run the command again.');
  }
}
