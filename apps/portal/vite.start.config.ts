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
        generatedRouteTree: 'routeTree.gen.ts',
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
  build: { outDir: 'dist/start', target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: { resolve: { conditions: ['@surtidor/source', ...defaultClientConditions] } },
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
