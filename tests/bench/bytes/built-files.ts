import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../tools/run-tool.ts';
import type { Weight } from './compressed.ts';

const client = join(root, 'apps/portal/dist/client');

/** The built files of a kind that browsers can request: 'css', 'js'. */
export const builtFiles = (extension: string): readonly string[] =>
  globSync(`apps/portal/dist/client/assets/*.${extension}`, { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );

const getSize = (file: string): number | undefined =>
  statSync(file, { throwIfNoEntry: false })?.size;

/** The compressed size of the built file at a path, memoized; undefined for third-party files. */
export function builtWeight(path: string): Weight | undefined {
  const [brotli, gzip] = ['br', 'gz'].map((ending) => getSize(join(client, `${path}.${ending}`)));
  return brotli === undefined || gzip === undefined ? undefined : { brotli, gzip };
}
