import { matchRoute } from './route-paths.ts';

/**
 * The page of the portal to come back to after signing in, or null when the text is not one:
 * it must be a path of the route table for members, and nothing that a browser could read as
 * another site ('//host', 'http:', a backslash).
 */
export const safeReturnPath = (text: string | null | undefined, product: string): string | null => {
  if (!text || text.startsWith('//') || /[\p{Cc}\\]/u.test(text)) return null;
  const pathname = text.replace(/[?#].*/s, '');
  return matchRoute(pathname, product)?.audience === 'member' ? text : null;
};
