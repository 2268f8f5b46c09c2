import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fail, formatSeconds, log } from '../console.ts';
import { createFingerprint, isFresh, markFresh } from '../fingerprint.ts';
import { root, runTool } from '../run-tool.ts';
import { buildPackages, getPackageSources } from './build-packages.ts';
import { restoreManifest } from './swap-manifest.ts';
import {
  getPackageFolder,
  type PackageName,
  packageNames,
  readPackageVersions,
} from './workspace-packages.ts';

const folder = join(root, '.cache', 'packages');

/** Returns the path of a package's tarball. */
export const getTarball = (name: PackageName): string =>
  join(folder, `surtidor-${name}-${readPackageVersions()[`@surtidor/${name}`]}.tgz`);

/**
 * Builds the packages, then packs each with npm for publishing. They are packed one after the other, because packing
 * temporarily changes a package.json. Unchanged packages are not packed again.
 */
export async function packPackages(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  // An interrupted pack leaves the published package.json, which the builds must not read.
  for (const name of packageNames) restoreManifest(name);
  await buildPackages();
  for (const name of packageNames) {
    const inputHash = createFingerprint(getPackageSources(name));
    if (existsSync(getTarball(name)) && isFresh(`packed-${name}`, inputHash)) continue;
    const startedAt = performance.now();
    const cwd = getPackageFolder(name);
    if (runTool('npm', 'pack', cwd, '--silent', '--pack-destination', folder) !== 0) {
      fail(`@surtidor/${name} could not be packed.`, 'The lines above name the file.');
    }
    markFresh(`packed-${name}`, inputHash);
    log(`Packed @surtidor/${name} in ${formatSeconds(performance.now() - startedAt)}.`);
  }
}
