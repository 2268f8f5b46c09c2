import type { MiddlewareHandler } from 'hono';
import { notSentHeader } from './graphql/headers.ts';
import { recordSecurityEvent } from './logging/record-security-event.ts';
import type { PortalEnvironment } from './portal-environment.ts';

/**
 * Rejects requests that did not come through the deployment's proxies, whose `X-Forwarded-For` could be forged to
 * guess passwords from any number of networks.
 */
export function requireProxy(proxyCount: number): MiddlewareHandler<PortalEnvironment> {
  return async (context, next) => {
    const header = context.req.header('X-Forwarded-For') ?? '';
    const addresses = header.split(',').filter((address) => address.trim() !== '');
    if (addresses.length >= proxyCount) return next();
    context.set('refusal', 'x-forwarded-for');
    recordSecurityEvent(context, { event: 'not-through-proxy', outcome: 'refused' });
    return context.json({ code: 'not-through-proxy' }, 400, { [notSentHeader]: '1' });
  };
}
