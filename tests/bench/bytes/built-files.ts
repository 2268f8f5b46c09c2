import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../tools/run-tool.ts';
import type { CompressedSize } from './compressed-size.ts';

const clientFolder = join(root, 'apps/portal/dist/client');

/** Reads the built client files with an extension: 'css' or 'js'. */
export const readBuiltFiles = (extension: string): readonly string[] =>
  globSync(`apps/portal/dist/client/assets/*.${extension}`, { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );

const getFileSize = (file: string): number | undefined =>
  statSync(file, { throwIfNoEntry: false })?.size;

/** Returns the compressed size of a built file; undefined for third-party files. */
export function getBuiltSize(path: string): CompressedSize | undefined {
  const [brotli, gzip] = ['br', 'gz'].map((ending) =>
    getFileSize(join(clientFolder, `${path}.${ending}`)),
  );
  return brotli === undefined || gzip === undefined ? undefined : { brotli, gzip };
}
