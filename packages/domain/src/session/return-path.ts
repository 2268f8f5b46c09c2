import { matchRoute } from './route-paths.ts';

/**
 * Validates the path to return to after signing in; null if invalid. It must be the path of a member
 * route and cannot lead to another site ('//host', 'http:', a backslash).
 */
export const getSafeReturnPath = (
  text: string | null | undefined,
  product: string,
): string | null => {
  if (!text || text.startsWith('//') || /[\p{Cc}\\]/u.test(text)) return null;
  const pathname = text.replace(/[?#].*/s, '');
  return matchRoute(pathname, product)?.audience === 'member' ? text : null;
};
