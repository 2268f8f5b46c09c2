import { cpSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { builtOperations } from './build/built-operations.ts';
import { completeNonceMeta } from './build/complete-nonce-meta.ts';
import { inlineRuntime } from './build/inline-runtime.ts';
import { leaveOut } from './build/left-out.ts';
import { loadLateParts } from './build/load-late-parts.ts';
import { precompress } from './build/precompress.ts';
import { serviceWorkerFile, serviceWorkerFiles } from './build/service-worker-files.ts';
import { sharedChunks } from './build/shared-chunks.ts';
import { stylesOfBuiltCode } from './build/styles-of-built-code.ts';

const chunks = sharedChunks();
const page = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/**
 * What the browser loads, built twice (see shared-chunks), and the module with which the
 * portal's server renders the sign-in page ahead.
 */
export default defineConfig({
  plugins: [
    react(),
    stylesOfBuiltCode(chunks.isFirst),
    tailwindcss(),
    chunks.plugin,
    completeNonceMeta(),
    loadLateParts(),
    inlineRuntime(),
    leaveOut(),
    builtOperations(),
    serviceWorkerFiles(),
    precompress(),
  ],
  html: { cspNonce: '__NONCE__' },
  builder: {
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (client === undefined || ssr === undefined) throw new Error('An environment is missing.');
      await builder.build(client);
      rmSync(client.config.build.outDir, { recursive: true });
      await builder.build(client);
      // Vite copies the public folder into a folder once, and the first of the two builds is gone.
      cpSync(client.config.publicDir, client.config.build.outDir, { recursive: true });
      await builder.build(ssr);
    },
  },
  environments: {
    client: {
      // rxjs offers its classes as such under this condition; its default is the older, longer form.
      resolve: { conditions: ['@surtidor/source', 'es2015', ...defaultClientConditions] },
      build: {
        outDir: 'dist/client',
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: {
          polyfill: false,
          // A lazy part names its own files once it is here. A table of them all in the start's own
          // script is 2 kB that every page pays; a page that is opened by its address gets its
          // preloads from the server.
          resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
        },
        target: 'es2022',
        rolldownOptions: {
          // Radix names each of its functions once more, and for nothing else.
          treeshake: { manualPureFunctions: ['__name'] },
          // The server puts the sheet of a first visit into the page: no script asks for it.
          input: [
            page('index.html'),
            page('src/style.css'),
            page('src/service-worker/service-worker.ts'),
          ],
          output: {
            entryFileNames: ({ name }) =>
              name === 'service-worker' ? serviceWorkerFile : 'assets/[name]-[hash].js',
            codeSplitting: {
              groups: [
                {
                  debugName: 'shared',
                  name: chunks.chunkOf,
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      resolve: {
        noExternal: true,
        conditions: ['@surtidor/source', ...defaultServerConditions],
      },
      build: {
        outDir: 'dist/prerender',
        ssr: 'src/prerender.tsx',
        // What browsers load by itself, the sign-in page, the server renders at once.
        rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
        copyPublicDir: false,
        target: 'node24',
      },
    },
  },
});
