import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Context, Handler } from 'hono';

const CONTENT_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
};

/** Creates a handler that serves a file from memory, cacheable for an hour. */
export function createAssetHandler(
  file: URL,
  headers: Readonly<Record<string, string>> = {},
): Handler {
  const content = readFileSync(file, 'utf8');
  const type = CONTENT_TYPES[extname(file.pathname)] ?? 'text/plain; charset=utf-8';
  return (c: Context) =>
    c.body(content, 200, {
      'Content-Type': type,
      'Cache-Control': 'public, max-age=3600',
      ...headers,
    });
}
