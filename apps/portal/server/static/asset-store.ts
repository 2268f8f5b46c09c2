import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { Encoding } from './encodings.ts';

/** A built file in memory; the whole build is a few megabytes. */
export interface Asset {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly encoded: Readonly<Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>>;
  readonly type: string;
  readonly etag: string;
  /** Whether the name has a content hash, so that it can be cached forever. */
  readonly hashed: boolean;
}

/** Built files by url path. */
export type AssetStore = ReadonlyMap<string, Asset>;

const types: Readonly<Record<string, string>> = {
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

const bytes = (path: string) => new Uint8Array(readFileSync(path));

function encodedOf(path: string, present: ReadonlySet<string>): Asset['encoded'] {
  return {
    ...(present.has(path + suffixes.br) && { br: bytes(path + suffixes.br) }),
    ...(present.has(path + suffixes.gzip) && { gzip: bytes(path + suffixes.gzip) }),
  };
}

/**
 * Reads a build folder. Pages (.html), the manifest's folder and precompressed files have no url of their
 * own.
 */
export function readAssets(folder: string): AssetStore {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const present = new Set(files);
  const store = new Map<string, Asset>();
  for (const file of files) {
    const type = types[extname(file)];
    const address = `/${relative(folder, file).split(sep).join('/')}`;
    if (type === undefined || address.startsWith('/.vite/')) continue;
    const body = bytes(file);
    store.set(address, {
      body,
      encoded: encodedOf(file, present),
      type,
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      hashed: address.startsWith('/assets/'),
    });
  }
  return store;
}
