import type { RouteOptions } from '../variants/own-routes.ts';
import { matchRoute } from './route-paths.ts';

/**
 * Returns the path to return to after signing in, or null if it is invalid. It must be the path of a member route and
 * cannot lead to another site ('//host', 'http:', a backslash).
 */
export const getSafeReturnPath = (
  path: string | null | undefined,
  options: RouteOptions,
): string | null => {
  if (!path || path.startsWith('//') || /[\p{Cc}\\]/u.test(path)) return null;
  const pathname = path.replace(/[?#].*/s, '');
  return matchRoute(pathname, options)?.audience === 'member' ? path : null;
};
