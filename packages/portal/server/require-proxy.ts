import type { MiddlewareHandler } from 'hono';
import { notSentHeader } from './graphql/headers.ts';
import { oncePerMinute } from './logging/once-per-minute.ts';
import { recordSecurityEvent } from './logging/record-security-event.ts';
import type { PortalEnvironment } from './portal-environment.ts';

/**
 * Rejects requests that did not come through the deployment's proxies, whose `X-Forwarded-For` could be forged to
 * guess passwords from any number of networks. The log says so once a minute, since a wrong `PORTAL_PROXIES` refuses
 * everything.
 */
export function requireProxy(
  proxyCount: number,
  warn: (message: string) => void,
  now: () => number,
): MiddlewareHandler<PortalEnvironment> {
  const warnOnce = oncePerMinute(warn, now);
  return async (context, next) => {
    const header = context.req.header('X-Forwarded-For') ?? '';
    const addresses = header.split(',').filter((address) => address.trim() !== '');
    if (addresses.length >= proxyCount) return next();
    warnOnce(
      `A request was refused, because its X-Forwarded-For has fewer addresses (${addresses.length}) than PORTAL_PROXIES (${proxyCount}).`,
    );
    context.set('refusal', 'x-forwarded-for');
    recordSecurityEvent(context, { event: 'not-through-proxy', outcome: 'refused' });
    return context.json({ code: 'not-through-proxy' }, 400, { [notSentHeader]: '1' });
  };
}
