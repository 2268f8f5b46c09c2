import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { builtOperations } from './build/built-operations.ts';
import { devServer } from './build/dev-server.ts';
import { serviceWorker } from './build/service-worker.ts';

export default defineConfig(({ command }) => ({
  plugins: [
    tanstackStart({
      router: {
        quoteStyle: 'single',
        semicolons: true,
        // A route's queries come with its page, not with the entry.
        codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
      },
      serverFns: { disableCsrfMiddlewareWarning: true },
      vite: { installDevServerMiddleware: false },
    }),
    react(),
    tailwindcss(),
    devServer(),
    builtOperations(),
    serviceWorker(),
  ],
  build: { target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 800 },
  environments: {
    client: {
      resolve: { conditions: ['@surtidor/source', ...defaultClientConditions] },
      build: {
        rolldownOptions: {
          output: {
            // One chunk of the entry with the sign-in page, and one of what the other pages share.
            codeSplitting: {
              groups: [
                { name: 'initial', tags: ['$initial'], priority: 1 },
                // Its own file, so that its reports about foreign markup are told apart.
                { name: 'sanitiser', test: /dompurify/, priority: 1 },
                { name: 'shared', minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      resolve: {
        conditions: ['@surtidor/source', ...defaultServerConditions],
        // The server's bundle needs nothing of node_modules.
        ...(command === 'build' && { noExternal: true }),
      },
      build: { target: 'node24' },
    },
  },
}));
