import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fail, log } from '../console.ts';
import { getTarball } from './pack-packages.ts';
import type { PackageName } from './workspace-packages.ts';

/** The packages of the workspace that are installed with a package. */
const installedPackages: Readonly<Record<PackageName, readonly PackageName[]>> = {
  domain: ['domain'],
  data: ['domain', 'data'],
  flows: ['domain', 'data', 'flows'],
  ui: ['ui'],
  portal: ['domain', 'data', 'flows', 'ui', 'portal'],
};

/** Writes the dependencies of a package and their licences as a CycloneDX SBOM. */
export function writeSbom(name: PackageName): void {
  const folder = mkdtempSync(join(tmpdir(), 'surtidor-sbom-'));
  const runNpm = (...args: string[]): string => {
    const run = spawnSync('npm', args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      shell: process.platform === 'win32',
    });
    if (run.status !== 0) fail(`The SBOM of @surtidor/${name} could not be created.`, run.stderr);
    return run.stdout;
  };
  try {
    // Dependencies from the workspace may not be in the registry, so they are installed from tarballs.
    const packages = installedPackages[name];
    const dependencies = packages.map((one) => {
      cpSync(getTarball(one), join(folder, basename(getTarball(one))));
      return [`@surtidor/${one}`, `file:${basename(getTarball(one))}`];
    });
    const manifest = {
      name: 'app',
      version: '0.0.0',
      private: true,
      dependencies: Object.fromEntries(dependencies),
    };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    runNpm('install', '--package-lock-only', '--prefer-offline', '--no-audit', '--no-fund');
    const sbom = runNpm('sbom', '--package-lock-only', '--sbom-format', 'cyclonedx');
    const file = getTarball(name).replace(/\.tgz$/, '.cdx.json');
    writeFileSync(file, sbom);
    log(`Wrote ${file}.`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
