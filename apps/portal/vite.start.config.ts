import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { builtOperations } from './build/built-operations.ts';
import { devServer } from './build/dev-server.ts';

export default defineConfig({
  plugins: [
    tanstackStart({
      router: { generatedRouteTree: 'routeTree.gen.ts', quoteStyle: 'single', semicolons: true },
      serverFns: { disableCsrfMiddlewareWarning: true },
      vite: { installDevServerMiddleware: false },
    }),
    react(),
    tailwindcss(),
    devServer(),
    builtOperations(),
  ],
  build: { outDir: 'dist/start', target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: { resolve: { conditions: ['@surtidor/source', ...defaultClientConditions] } },
    ssr: { resolve: { conditions: ['@surtidor/source', ...defaultServerConditions] } },
  },
});
