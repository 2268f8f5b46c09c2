import { matchRoute } from './route-paths.ts';

/**
 * The page to return to after signing in; null if invalid. It must be a member route, and nothing
 * that a browser could read as another site ('//host', 'http:', a backslash).
 */
export const safeReturnPath = (text: string | null | undefined, product: string): string | null => {
  if (!text || text.startsWith('//') || /[\p{Cc}\\]/u.test(text)) return null;
  const pathname = text.replace(/[?#].*/s, '');
  return matchRoute(pathname, product)?.audience === 'member' ? text : null;
};
