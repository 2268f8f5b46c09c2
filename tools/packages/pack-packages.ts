import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { markKitBuilt } from '../build-kit.ts';
import { fail, formatSeconds, log } from '../console.ts';
import { createFingerprint, isFresh, markFresh } from '../fingerprint.ts';
import { root, runTool } from '../run-tool.ts';
import {
  getPackageFolder,
  type PackageName,
  packageNames,
  readPackageVersions,
} from './workspace-packages.ts';

const folder = join(root, '.cache', 'packages');

const getSources = (name: PackageName): readonly string[] => [
  'pnpm-lock.yaml',
  'tools/packages/**',
  'packages/domain/src/**',
  `packages/${name}/{src,server,vite,scripts,schema}/**`,
  `packages/${name}/*.{json,ts,md}`,
];

/** Returns the path of a package's tarball. */
export const getTarball = (name: PackageName): string =>
  join(folder, `surtidor-${name}-${readPackageVersions()[`@surtidor/${name}`]}.tgz`);

/**
 * Packs every package with npm for publishing. Packages are packed one after the other, because packing
 * temporarily changes a package.json. Unchanged packages are not packed again.
 */
export function packPackages(): void {
  mkdirSync(folder, { recursive: true });
  for (const name of packageNames) {
    const inputHash = createFingerprint(getSources(name));
    if (existsSync(getTarball(name)) && isFresh(`packed-${name}`, inputHash)) continue;
    const startedAt = performance.now();
    const cwd = getPackageFolder(name);
    if (runTool('npm', 'pack', cwd, '--silent', '--pack-destination', folder) !== 0) {
      fail(`@surtidor/${name} could not be packed.`, 'The lines above name the file.');
    }
    markFresh(`packed-${name}`, inputHash);
    if (name === 'ui') markKitBuilt();
    log(`Packed @surtidor/${name} in ${formatSeconds(performance.now() - startedAt)}.`);
  }
}
