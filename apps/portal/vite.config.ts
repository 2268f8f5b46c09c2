import { devServer } from '@surtidor/portal/build/dev-server';
import { serviceWorker } from '@surtidor/portal/build/service-worker';
import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

/** Modules of forms and of editors' text, with their libraries, which some pages need. */
const partialModules =
  /\/(react-hook-form|@hookform|zod|features\/forms)\/|\/(rich-text|sanitise-html|server-html)\.tsx?/;

export default defineConfig(({ command }) => ({
  plugins: [
    tanstackStart({
      srcDirectory: '../../packages/portal/src',
      router: {
        quoteStyle: 'single',
        semicolons: true,
        // A route's loader is in the chunk of its page, not in the entry.
        codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
      },
      // Pages are painted without waiting for a style sheet.
      server: { build: { inlineCss: true } },
      serverFns: { disableCsrfMiddlewareWarning: true },
      vite: { installDevServerMiddleware: false },
    }),
    react(),
    tailwindcss(),
    devServer(),
    serviceWorker(),
  ],
  build: { target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 800 },
  environments: {
    client: {
      resolve: { conditions: ['@surtidor/source', ...defaultClientConditions] },
      build: {
        rolldownOptions: {
          output: {
            // One chunk for the entry and the sign-in page, one for modules that at least three other chunks share.
            // Pages without a form or an editor's text do not load the libraries for them.
            codeSplitting: {
              groups: [
                { name: 'initial', tags: ['$initial'], priority: 1 },
                // A separate file, so that its reports about foreign markup can be recognised.
                { name: 'sanitiser', test: /dompurify/, priority: 1 },
                { name: 'shared', minShareCount: 3, test: (id) => !partialModules.test(id) },
              ],
            },
          },
        },
      },
    },
    ssr: {
      resolve: {
        conditions: ['@surtidor/source', ...defaultServerConditions],
        // The server's bundle does not depend on node_modules, except for jsdom, which reads files of its package.
        ...(command === 'build' && { noExternal: true, external: ['isomorphic-dompurify'] }),
      },
      build: { target: 'node24' },
    },
  },
}));
