import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../run-tool.ts';
import { createPublishedManifest } from './published-manifest.ts';
import { getManifestPath, type PackageName, readPackageVersions } from './workspace-packages.ts';

const getSavedPath = (name: PackageName): string =>
  join(root, '.cache', 'packing', `${name}.package.json`);

/**
 * Restores the workspace's package.json, even after interrupted packing. Does nothing if it has already
 * been restored, for example with git.
 */
export function restoreManifest(name: PackageName): void {
  if (!existsSync(getSavedPath(name))) return;
  const { scripts } = JSON.parse(readFileSync(getManifestPath(name), 'utf8'));
  if (scripts === undefined) renameSync(getSavedPath(name), getManifestPath(name));
  else rmSync(getSavedPath(name));
}

/** Writes the published package.json and saves the workspace's own for `restoreManifest`. */
export function writePublishedManifest(name: PackageName): void {
  const text = readFileSync(getManifestPath(name), 'utf8');
  mkdirSync(dirname(getSavedPath(name)), { recursive: true });
  writeFileSync(getSavedPath(name), text);
  const published = createPublishedManifest(JSON.parse(text), readPackageVersions());
  writeFileSync(getManifestPath(name), `${JSON.stringify(published, null, 2)}\n`);
}
