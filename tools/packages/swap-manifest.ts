import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../run-tool.ts';
import { publishedManifest } from './published-manifest.ts';
import { manifestPath, type PackageName, packageVersions } from './workspace-packages.ts';

const savedManifest = (name: PackageName): string =>
  join(root, '.cache', 'packing', `${name}.package.json`);

/**
 * Puts the workspace's package.json back, also after a packing that was interrupted. One that somebody
 * has put back already, as with git, stays as it is.
 */
export function restoreManifest(name: PackageName): void {
  if (!existsSync(savedManifest(name))) return;
  const { scripts } = JSON.parse(readFileSync(manifestPath(name), 'utf8'));
  if (scripts === undefined) renameSync(savedManifest(name), manifestPath(name));
  else rmSync(savedManifest(name));
}

/** Writes the package.json that users get, and saves the workspace's own for `restoreManifest`. */
export function writePublishedManifest(name: PackageName): void {
  const text = readFileSync(manifestPath(name), 'utf8');
  mkdirSync(dirname(savedManifest(name)), { recursive: true });
  writeFileSync(savedManifest(name), text);
  const published = publishedManifest(JSON.parse(text), packageVersions());
  writeFileSync(manifestPath(name), `${JSON.stringify(published, null, 2)}\n`);
}
