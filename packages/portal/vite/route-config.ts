import { existsSync, readdirSync } from 'node:fs';
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

const packageRoutes = join(sourceFolder, 'routes');

/** Returns the names of the route files in a folder, for example 'admin.orders-list'. */
const getRouteNames = (folder: string, fileExtension: string): readonly string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(fileExtension))
    .map((file) => file.slice(0, -fileExtension.length))
    .sort();

/** Returns the path of a route file: a dot separates segments. */
const getPath = (name: string): string => `/${name.replaceAll('.', '/')}`;

/**
 * Returns the routes of an app: those in the app's folder, and the package's with other paths. The files are named one by one, because
 * the router's plugin takes type declarations beside compiled files for routes.
 * @param appRoutes The folder of the app's own routes, which need not exist. Default: the package's routes without an app.
 * @param omittedPaths The paths of the package's routes that the app leaves out.
 */
export function createRouteConfig(
  appRoutes: string = packageRoutes,
  omittedPaths: ReadonlySet<string> = new Set(),
): VirtualRootRoute {
  const hasOwnRoutes = appRoutes !== packageRoutes && existsSync(appRoutes);
  const ownPaths = new Set(hasOwnRoutes ? getRouteNames(appRoutes, '.tsx').map(getPath) : []);
  const getFile = (...names: readonly string[]) =>
    toImportPath(relative(appRoutes, `${join(packageRoutes, ...names)}${componentExtension}`));
  const getNodes = (folder: string) =>
    getRouteNames(join(packageRoutes, folder), componentExtension)
      .filter((name) => !ownPaths.has(getPath(name)) && !omittedPaths.has(getPath(name)))
      .map((name) =>
        name === 'index'
          ? index(getFile(folder, name))
          : route(getPath(name), getFile(folder, name)),
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
