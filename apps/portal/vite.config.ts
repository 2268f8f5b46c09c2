import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress.ts';

const prerender = 'src/prerender.tsx';

/**
 * Two builds, one after the other: what the browser loads, and the module with which the portal's
 * server draws the sign-in page ahead.
 */
export default defineConfig({
  plugins: [react(), tailwindcss(), precompress()],
  html: { cspNonce: '__NONCE__' },
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) {
        await builder.build(environment);
      }
    },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        target: 'es2022',
      },
    },
    ssr: {
      resolve: { noExternal: true },
      build: {
        outDir: 'dist/prerender',
        ssr: prerender,
        copyPublicDir: false,
        target: 'node24',
      },
    },
  },
});
