import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from './run-tool.ts';

/** Folders that are not inputs. */
const generatedFolders = new Set(['node_modules', 'dist', 'var', '.cache', '.stryker-tmp']);

/** Returns a digest of the names and contents of files. */
export function createFingerprint(globs: readonly string[]): string {
  const hash = createHash('sha256');
  const files = globSync(globs as string[], {
    cwd: root,
    exclude: (name) => generatedFolders.has(basename(name)),
  }).sort();
  for (const file of files) {
    const path = join(root, file);
    if (statSync(path).isFile()) hash.update(file).update('\0').update(readFileSync(path));
  }
  return hash.digest('hex');
}

const getStampPath = (name: string) => join(root, '.cache', `${name}.stamp`);

/** Whether `fingerprint` matches the last success recorded under `name`. */
export const isFresh = (name: string, fingerprint: string): boolean =>
  existsSync(getStampPath(name)) && readFileSync(getStampPath(name), 'utf8') === fingerprint;

/** Records `fingerprint` as the last success under `name`. */
export function markFresh(name: string, fingerprint: string): void {
  mkdirSync(dirname(getStampPath(name)), { recursive: true });
  writeFileSync(getStampPath(name), fingerprint);
}
