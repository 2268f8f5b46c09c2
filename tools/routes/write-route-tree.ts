import { join } from 'node:path';
import { Generator, getConfig } from '@tanstack/router-generator';
import { createRouteConfig } from '../../packages/portal/vite/route-config.ts';
import { root } from '../run-tool.ts';

const folder = join(root, 'packages/portal');

/**
 * Writes the route tree of packages/portal, from which the package's own code and tests have the types of its routes.
 * An app's build writes a route tree of its own.
 */
export async function writeRouteTree(): Promise<void> {
  const config = getConfig(
    {
      routesDirectory: './src/routes',
      virtualRouteConfig: createRouteConfig(),
      generatedRouteTree: './src/routeTree.gen.ts',
      addExtensions: true,
      quoteStyle: 'single',
      semicolons: true,
      disableLogging: true,
      routeTreeFileFooter: [
        "declare module '@tanstack/react-router' {\n  interface Register {\n    router: import('./create-router.ts').PortalRouter<typeof routeTree>;\n  }\n}",
      ],
    },
    folder,
  );
  await new Generator({ config, root: folder }).run();
}
