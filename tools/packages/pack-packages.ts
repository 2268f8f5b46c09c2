import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { kitWasPacked } from '../build-kit.ts';
import { fail, log, seconds } from '../console.ts';
import { fingerprint, isFresh, markFresh } from '../fingerprint.ts';
import { root, runTool } from '../run-tool.ts';
import {
  type PackageName,
  packageFolder,
  packageNames,
  packageVersions,
} from './workspace-packages.ts';

const folder = join(root, '.cache', 'packages');

const getSources = (name: PackageName): readonly string[] => [
  'pnpm-lock.yaml',
  'tools/packages/**',
  'packages/domain/src/**',
  `packages/${name}/{src,scripts,schema}/**`,
  `packages/${name}/*.{json,ts,md}`,
];

/** The path of a package's tarball. */
export const getTarball = (name: PackageName): string =>
  join(folder, `surtidor-${name}-${packageVersions()[`@surtidor/${name}`]}.tgz`);

/**
 * Packs every package with npm for publishing, one after the other, because packing temporarily points
 * a package.json to the build. Unchanged packages are not packed again.
 */
export function packPackages(): void {
  mkdirSync(folder, { recursive: true });
  for (const name of packageNames) {
    const print = fingerprint(getSources(name));
    if (existsSync(getTarball(name)) && isFresh(`packed-${name}`, print)) continue;
    const start = performance.now();
    const cwd = packageFolder(name);
    if (runTool('npm', 'pack', cwd, '--silent', '--pack-destination', folder) !== 0) {
      fail(`@surtidor/${name} could not be packed.`, 'The lines above name the file.');
    }
    markFresh(`packed-${name}`, print);
    if (name === 'ui') kitWasPacked();
    log(`Packed @surtidor/${name} in ${seconds(performance.now() - start)}.`);
  }
}
