import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { operations } from '@surtidor/data/operations';
import { build, type Plugin } from 'vite';
import { extension, sourceFolder } from './package-files.ts';

const entryPath = join(sourceFolder, 'service-worker', `service-worker${extension}`);

/** The files that the service worker caches. */
const cacheablePattern = /\.(?:js|css|woff2)$/;
const compressiblePattern = /\.(?:js|css|svg|json|webmanifest)$/;

/** The hashed files of a client build and their version. */
function listBuiltFiles(client: string) {
  const files = readdirSync(join(client, 'assets'))
    .filter((file) => cacheablePattern.test(file))
    .map((file) => `/assets/${file}`)
    .sort();
  const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
  return { version, files };
}

/** Writes a .br and a .gz beside every text file, so that the server does not compress at runtime. */
function precompress(client: string): void {
  for (const file of readdirSync(client, { recursive: true, withFileTypes: true })) {
    if (!file.isFile() || !compressiblePattern.test(file.name)) continue;
    const path = join(file.parentPath, file.name);
    const content = readFileSync(path);
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength };
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}

/**
 * Builds the service worker with the list of the client's files, compresses all text files and writes the operations of
 * the build.
 */
export const serviceWorker = (): Plugin => ({
  name: 'surtidor:service-worker',
  apply: 'build',
  buildApp: {
    order: 'post',
    async handler({ environments }) {
      const client = environments.client?.config.build.outDir;
      if (client === undefined) throw new Error('The client was not built.');
      const folder = join(environments.client?.config.root ?? '', client);
      await build({
        configFile: false,
        logLevel: 'warn',
        define: { __BUILT_FILES__: JSON.stringify(listBuiltFiles(folder)) },
        build: {
          outDir: folder,
          emptyOutDir: false,
          copyPublicDir: false,
          target: 'es2022',
          rolldownOptions: { input: entryPath, output: { entryFileNames: 'service-worker.js' } },
        },
      });
      precompress(folder);
      // Servers of other builds read the operations of this one (server/other-builds.ts).
      writeFileSync(join(folder, '..', 'operations.json'), JSON.stringify(operations));
    },
  },
});
