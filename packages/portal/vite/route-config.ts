import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  index,
  layout,
  physical,
  rootRoute,
  route,
  type VirtualRootRoute,
} from '@tanstack/virtual-file-routes';
import { extension, sourceFolder, toImportPath } from './package-files.ts';

const componentExtension = extension === '.ts' ? '.tsx' : '.js';

/** Returns the names of the package's route files in a layout's folder, for example 'admin.orders-list'. */
const getRouteNames = (folder: string): readonly string[] =>
  readdirSync(join(sourceFolder, 'routes', folder))
    .filter((file) => file.endsWith(componentExtension))
    .map((file) => file.slice(0, -componentExtension.length))
    .sort();

/** Returns the path of a route file: a dot separates segments. */
const getPath = (name: string): string => `/${name.replaceAll('.', '/')}`;

/**
 * Returns the routes of an app: the package's, and those in the app's folder. The files are named one by one, because
 * the router's plugin takes type declarations beside compiled files for routes.
 * @param appRoutes The folder of the app's own routes.
 */
export function createRouteConfig(appRoutes: string, hasOwnRoutes: boolean): VirtualRootRoute {
  const getFile = (...names: readonly string[]) =>
    toImportPath(
      relative(appRoutes, `${join(sourceFolder, 'routes', ...names)}${componentExtension}`),
    );
  const getNodes = (folder: string) =>
    getRouteNames(folder).map((name) =>
      name === 'index' ? index(getFile(folder, name)) : route(getPath(name), getFile(folder, name)),
    );
  return rootRoute(getFile('__root'), [
    route('/login', getFile('login')),
    layout('_guest', getFile('_guest'), getNodes('_guest')),
    layout('_member', getFile('_member'), [
      ...getNodes('_member'),
      ...(hasOwnRoutes ? [physical('', appRoutes)] : []),
    ]),
  ]);
}
