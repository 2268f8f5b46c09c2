import type { MiddlewareHandler } from 'hono';
import { notSentHeader } from './graphql/headers.ts';
import { oncePerMinute } from './logging/once-per-minute.ts';
import { recordSecurityEvent } from './logging/record-security-event.ts';
import type { PortalEnvironment } from './portal-environment.ts';

const maxOriginLength = 200;

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects a state-changing request unless a page of this portal sent it, according to Sec-Fetch-Site and
 * Origin, which scripts cannot set; a request with neither is rejected. Without a configured origin, the
 * Origin's host must match the Host. The log names both sides once a minute, since a wrong `PUBLIC_ORIGIN` refuses
 * every sign-in.
 */
export function requireOwnOrigin(
  publicOrigin: string | undefined,
  warn: (message: string) => void = () => undefined,
  now: () => number = Date.now,
): MiddlewareHandler<PortalEnvironment> {
  const isOwnOrigin = (origin: string, host: string | undefined) => {
    const url = URL.parse(origin);
    if (url === null) return false;
    return publicOrigin === undefined
      ? url.host === URL.parse(`${url.protocol}//${host}`)?.host
      : url.origin === publicOrigin;
  };
  const warnOnce = oncePerMinute(warn, now);
  const warnOfOrigin = (origin: string, host: string | undefined) => {
    const expected =
      publicOrigin === undefined ? `host is ${host}` : `PUBLIC_ORIGIN is ${publicOrigin}`;
    warnOnce(
      `A request from the origin ${JSON.stringify(origin.slice(0, maxOriginLength))} was refused, because the ${expected}.`,
    );
  };
  return async (context, next) => {
    if (safeMethods.has(context.req.method)) return next();
    const origin = context.req.header('Origin');
    const fetchSite = context.req.header('Sec-Fetch-Site');
    const isAllowed =
      (origin === undefined
        ? fetchSite === 'same-origin'
        : isOwnOrigin(origin, context.req.header('Host'))) &&
      (fetchSite === undefined || fetchSite === 'same-origin');
    if (isAllowed) return next();
    if (origin !== undefined) warnOfOrigin(origin, context.req.header('Host'));
    context.set('refusal', 'foreign-origin');
    recordSecurityEvent(context, { event: 'foreign-origin', outcome: 'refused' });
    return context.json({ code: 'foreign-origin' }, 403, { [notSentHeader]: '1' });
  };
}

/** Rejects bodies that are not JSON, which plain forms of other sites could send. */
export const requireJson: MiddlewareHandler<PortalEnvironment> = async (context, next) => {
  const type = context.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return next();
  recordSecurityEvent(context, {
    event: 'request-refused',
    outcome: 'refused',
    reason: 'json-only',
  });
  return context.json({ code: 'json-only' }, 415, { [notSentHeader]: '1' });
};
