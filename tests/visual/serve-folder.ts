import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/** A local server that serves a folder. */
export interface FolderServer {
  readonly origin: string;
  readonly stop: () => void;
}

/** Serves the files of a folder on a free port. */
export async function serveFolder(folder: string): Promise<FolderServer> {
  const server = createServer(async ({ url = '/' }, response) => {
    const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
    const body = await readFile(join(folder, path)).catch(() => null);
    if (body === null) response.writeHead(404).end();
    else
      response
        .writeHead(200, {
          'content-type': contentTypes[extname(path)] ?? 'text/plain',
          // The files of a build never change and are requested hundreds of times.
          'cache-control': 'max-age=3600',
        })
        .end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  return {
    origin: `http://localhost:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
