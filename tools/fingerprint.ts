import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from './run-tool.ts';

/** Fingerprints of inputs, used to skip work that is up to date. */
const createdFolders = new Set(['node_modules', 'dist', 'var', '.cache', '.stryker-tmp']);

/** A digest of the names and contents of files. */
export function fingerprint(globs: readonly string[]): string {
  const hash = createHash('sha256');
  const files = globSync(globs as string[], {
    cwd: root,
    exclude: (name) => createdFolders.has(basename(name)),
  }).sort();
  for (const file of files) {
    const path = join(root, file);
    if (statSync(path).isFile()) hash.update(file).update('\0').update(readFileSync(path));
  }
  return hash.digest('hex');
}

const getStamp = (name: string) => join(root, '.cache', `${name}.stamp`);

/** Whether `print` matches the last success recorded under `name`. */
export const isFresh = (name: string, print: string): boolean =>
  existsSync(getStamp(name)) && readFileSync(getStamp(name), 'utf8') === print;

/** Records `print` as the last success under `name`. */
export function markFresh(name: string, print: string): void {
  mkdirSync(dirname(getStamp(name)), { recursive: true });
  writeFileSync(getStamp(name), print);
}
