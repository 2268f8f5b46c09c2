import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { Encoding } from './encodings.ts';

/** A built file in memory. The complete build is only a few megabytes. */
export interface Asset {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly encodedBodies: Readonly<Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>>;
  readonly type: string;
  readonly etag: string;
  /** Whether the name has a content hash, so that it can be cached forever. */
  readonly isHashed: boolean;
}

/** Built files by URL path. */
export type AssetStore = ReadonlyMap<string, Asset>;

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

const readBytes = (path: string) => new Uint8Array(readFileSync(path));

function readEncodedBodies(
  path: string,
  existingFiles: ReadonlySet<string>,
): Asset['encodedBodies'] {
  return {
    ...(existingFiles.has(path + suffixes.br) && { br: readBytes(path + suffixes.br) }),
    ...(existingFiles.has(path + suffixes.gzip) && { gzip: readBytes(path + suffixes.gzip) }),
  };
}

/** Reads a build folder, except pages (.html), the manifest's folder and precompressed files. */
export function readAssets(folder: string): AssetStore {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const existingFiles = new Set(files);
  const store = new Map<string, Asset>();
  for (const file of files) {
    const type = contentTypes[extname(file)];
    const urlPath = `/${relative(folder, file).split(sep).join('/')}`;
    if (type === undefined || urlPath.startsWith('/.vite/')) continue;
    const body = readBytes(file);
    store.set(urlPath, {
      body,
      encodedBodies: readEncodedBodies(file, existingFiles),
      type,
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      isHashed: urlPath.startsWith('/assets/'),
    });
  }
  return store;
}
