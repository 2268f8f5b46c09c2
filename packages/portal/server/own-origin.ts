import type { MiddlewareHandler } from 'hono';
import { notSentHeader } from './graphql/headers.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects a state-changing request unless a page of this portal sent it, according to Sec-Fetch-Site and
 * Origin, which scripts cannot set; a request with neither is rejected. Without a configured origin, the
 * Origin's host must match the Host.
 */
export function requireOwnOrigin(publicOrigin: string | undefined): MiddlewareHandler {
  const isOwnOrigin = (origin: string, host: string | undefined) =>
    publicOrigin === undefined ? URL.parse(origin)?.host === host : origin === publicOrigin;
  return async (context, next) => {
    if (safeMethods.has(context.req.method)) return next();
    const origin = context.req.header('Origin');
    const fetchSite = context.req.header('Sec-Fetch-Site');
    const isAllowed =
      (origin === undefined
        ? fetchSite === 'same-origin'
        : isOwnOrigin(origin, context.req.header('Host'))) &&
      (fetchSite === undefined || fetchSite === 'same-origin');
    if (!isAllowed) return context.json({ code: 'foreign-origin' }, 403, { [notSentHeader]: '1' });
    return next();
  };
}

/** Rejects bodies that are not JSON, which plain forms of other sites could send. */
export const requireJson: MiddlewareHandler = async (context, next) => {
  const type = context.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json')
    return context.json({ code: 'json-only' }, 415, { [notSentHeader]: '1' });
  return next();
};
