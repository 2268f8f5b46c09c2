import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { isRunnableDevEnvironment, type Plugin } from 'vite';
import { extension } from './package-files.ts';

const serverPath = fileURLToPath(new URL(`./dev-app${extension}`, import.meta.url));

/** Serves everything except Vite's modules through the portal's server, which reloads after each edit. */
export const devServer = (): Plugin => ({
  name: 'surtidor:dev-server',
  apply: 'serve',
  configureServer:
    ({ environments, middlewares, ssrFixStacktrace }) =>
    () => {
      const { ssr } = environments;
      if (!isRunnableDevEnvironment(ssr)) throw new Error('There is no server environment.');
      middlewares.use(async (request, response, next) => {
        request.url = request.originalUrl ?? request.url;
        try {
          const { app } = await ssr.runner.import<typeof import('./dev-app.ts')>(serverPath);
          await getRequestListener(app.fetch)(request, response);
        } catch (error) {
          // Vite renders the error in the page.
          if (error instanceof Error) ssrFixStacktrace(error);
          next(error);
        }
      });
    },
});
