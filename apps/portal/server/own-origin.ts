import type { MiddlewareHandler } from 'hono';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a request that changes state unless a page of this portal sent it. The browser says so in
 * Sec-Fetch-Site and Origin, which scripts cannot write; a request with neither is refused too.
 * Without a configured origin the Origin's host must be the host that was asked.
 */
export function requireOwnOrigin(publicOrigin: string | undefined): MiddlewareHandler {
  const isOwn = (origin: string, host: string | undefined) =>
    publicOrigin === undefined ? URL.parse(origin)?.host === host : origin === publicOrigin;
  return async (context, next) => {
    if (safe.has(context.req.method)) return next();
    const origin = context.req.header('Origin');
    const site = context.req.header('Sec-Fetch-Site');
    const allowed =
      (origin === undefined ? site === 'same-origin' : isOwn(origin, context.req.header('Host'))) &&
      (site === undefined || site === 'same-origin');
    if (!allowed) return context.json({ code: 'foreign-origin' }, 403);
    return next();
  };
}

/** Refuses a body that is not JSON: a plain form of another site could send anything else. */
export const requireJson: MiddlewareHandler = async (context, next) => {
  const type = context.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') return context.json({ code: 'json-only' }, 415);
  return next();
};
