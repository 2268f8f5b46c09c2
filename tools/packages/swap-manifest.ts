import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../run-tool.ts';
import { publishedManifest } from './published-manifest.ts';
import { manifestPath, type PackageName, packageVersions } from './workspace-packages.ts';

const savedManifest = (name: PackageName): string =>
  join(root, '.cache', 'packing', `${name}.package.json`);

/**
 * Restores the workspace's package.json, also after interrupted packing. Does nothing if it has already
 * been restored, for example with git.
 */
export function restoreManifest(name: PackageName): void {
  if (!existsSync(savedManifest(name))) return;
  const { scripts } = JSON.parse(readFileSync(manifestPath(name), 'utf8'));
  if (scripts === undefined) renameSync(savedManifest(name), manifestPath(name));
  else rmSync(savedManifest(name));
}

/** Writes the published package.json and saves the workspace's own for `restoreManifest`. */
export function writePublishedManifest(name: PackageName): void {
  const text = readFileSync(manifestPath(name), 'utf8');
  mkdirSync(dirname(savedManifest(name)), { recursive: true });
  writeFileSync(savedManifest(name), text);
  const published = publishedManifest(JSON.parse(text), packageVersions());
  writeFileSync(manifestPath(name), `${JSON.stringify(published, null, 2)}\n`);
}
