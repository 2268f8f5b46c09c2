import { hostname } from 'node:os';
import type { Context, MiddlewareHandler } from 'hono';
import { getClientNetwork } from '../auth/client-network.ts';
import { getTokenCookie } from '../auth/cookies.ts';
import { hashKey, type ServerKeys } from '../auth/server-keys.ts';
import { readSessionOwner, type SessionOwner } from '../auth/session-owner.ts';
import type { PortalEnvironment } from '../portal-environment.ts';
import { count } from '../telemetry/metrics.ts';
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
  readonly keys: ServerKeys;
  /** The number of the deployment's proxies in front of this server. */
  readonly proxies: number;
  readonly now: () => number;
}

/** Reads the session of a request's cookies. */
function readCookieSession(context: Context<PortalEnvironment>, keys: ServerKeys) {
  const token = getTokenCookie(context);
  return token === undefined ? null : { token, owner: readSessionOwner(context, keys, token) };
}

const getOwnerFields = ({ userId, clientCode, support }: SessionOwner) => ({
  ...(userId !== '' && { user: userId }),
  ...(clientCode !== '' && { company: clientCode }),
  ...(support && { support: true as const }),
});

/** The events of a visitor who gives credentials, who need not be the owner of the browser's session. */
const credentialEvents: ReadonlySet<SecurityEvent['event']> = new Set([
  'sign-in',
  'support-sign-in',
  'password-reset-request',
  'password-reset',
]);

/** Lets endpoints record events of a request with its session and network. */
export function securityLog({
  write,
  keys,
  proxies,
  now,
}: SecurityLogOptions): MiddlewareHandler<PortalEnvironment> {
  return (context, next) => {
    const getCommonFields = (token: string | undefined) => ({
      request: context.get('requestId'),
      ...(token !== undefined && { session: hashKey(keys, `session ${token}`) }),
      network: hashKey(keys, `log ${getClientNetwork(context, proxies)}`),
    });
    let isInvalidOwnerRecorded = false;
    let cookieSession: ReturnType<typeof readCookieSession> | undefined;
    /** The session that this request started, otherwise that of its cookies, which a page reads once and not per query. */
    const getSession = () => {
      const newSession = context.get('newSession');
      if (newSession !== undefined) return newSession;
      if (cookieSession === undefined) cookieSession = readCookieSession(context, keys);
      return cookieSession;
    };
    context.set('recordSecurityEvent', (event) => {
      const session = getSession();
      const owner = session?.owner === 'invalid' ? null : session?.owner;
      // A session whose owner is unknown may be support's, which can delete or edit the cookie.
      const isRecorded = session !== null && (!owner || owner.support);
      if (event.event === 'support-read' && !isRecorded) return;
      const common = getCommonFields(session?.token);
      if (session?.owner === 'invalid' && !isInvalidOwnerRecorded) {
        isInvalidOwnerRecorded = true;
        const invalidOwner = { event: 'session-owner-invalid', outcome: 'refused' } as const;
        write({ ...createSecurityLine(invalidOwner, now()), ...common });
      }
      count('events', { event: event.event, outcome: event.outcome });
      const hasOwner = !credentialEvents.has(event.event) || event.outcome === 'ok';
      write({
        ...createSecurityLine(event, now()),
        ...common,
        ...(hasOwner && owner && getOwnerFields(owner)),
      });
    });
    return next();
  };
}
