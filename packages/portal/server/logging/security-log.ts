import { hostname } from 'node:os';
import type { Context, MiddlewareHandler } from 'hono';
import { getClientNetwork } from '../auth/client-network.ts';
import { getTokenCookie } from '../auth/cookies.ts';
import { type DeviceSettings, hashKey } from '../auth/device-cookie.ts';
import type { PortalEnvironment } from '../portal-environment.ts';
import type { SecurityEvent, SecurityLine } from './security-event.ts';

export type WriteSecurityLine = (line: SecurityLine) => void;

/** Creates a line of an event that no request caused, such as the start of the server. */
export const createSecurityLine = (event: SecurityEvent, now: number): SecurityLine => ({
  type: 'security',
  version: 1,
  time: new Date(now).toISOString(),
  instance: hostname(),
  ...event,
});

export interface SecurityLogOptions {
  readonly write: WriteSecurityLine;
  readonly device: DeviceSettings;
  /** The number of the deployment's proxies in front of this server. */
  readonly proxies: number;
  readonly now: () => number;
}

/** Logs the event of a request, which endpoints set as `securityEvent`, once the response is known. */
export function securityLog({
  write,
  device,
  proxies,
  now,
}: SecurityLogOptions): MiddlewareHandler<PortalEnvironment> {
  return async (context, next) => {
    await next();
    const event = context.get('securityEvent');
    if (event === undefined) return;
    const token = context.get('newToken') ?? getTokenCookie(context);
    write({
      ...createSecurityLine(event, now()),
      request: context.get('requestId'),
      ...(token !== undefined && { session: hashKey(device, `session ${token}`) }),
      network: hashKey(device, `log ${getClientNetwork(context, proxies)}`),
    });
  };
}

/** Sets the event of a request. A request has at most one, the last one that was set. */
export const setSecurityEvent = (context: Context<PortalEnvironment>, event: SecurityEvent): void =>
  context.set('securityEvent', event);
