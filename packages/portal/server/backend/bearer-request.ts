import type { Context, Handler } from 'hono';
import type { z } from 'zod';
import { type DeploymentStores, getRequestStore, getTokenCookie } from '../auth/cookies.ts';
import { recordSecurityEvent } from '../logging/record-security-event.ts';
import type { SecurityEvent } from '../logging/security-event.ts';
import type { PortalEnvironment } from '../portal-environment.ts';
import { type TracedCall, tracedFetch } from '../telemetry/traced-fetch.ts';

/** A service of the distributor that acts for the signed-in user. */
export interface SessionService {
  /** Null if the deployment does not have the service. */
  readonly url: string | null;
  readonly service: TracedCall['service'];
  readonly method: 'GET' | 'POST';
  readonly stores: DeploymentStores;
}

/** Calls a service with the session's token. Rejects without a session. */
export async function callSessionService(
  context: Context<PortalEnvironment>,
  { url, service, method, stores }: SessionService,
  signal: AbortSignal | null,
): Promise<Response> {
  const token = getTokenCookie(context);
  if (token === undefined) throw new Error('The request has no session.');
  if (url === null) throw new Error('The deployment does not have this service.');
  return tracedFetch(context, { service }, url, {
    method,
    headers: {
      Accept: 'application/json',
      Authorization: `Bearer ${token}`,
      Store: getRequestStore(context, stores),
      'X-Request-Id': context.get('requestId'),
    },
    // Credentials must not follow a redirect.
    redirect: 'error',
    signal,
  });
}

/** A call whose response is passed on to the browser. */
export interface BearerRequest<Body> extends SessionService {
  readonly timeoutMs: number;
  /** Validates the response. Invalid responses are failures. */
  readonly response: z.ZodType<Body>;
}

/**
 * Calls another service of the distributor for the signed-in user and responds with the expected part of
 * its JSON. Responds with 401 without a session.
 */
export function bearerRequest<Body extends object>(
  request: BearerRequest<Body>,
): Handler<PortalEnvironment> {
  return async (context) => {
    const record = (event: SecurityEvent['event']) =>
      recordSecurityEvent(context, { event, outcome: 'refused', operation: request.service });
    if (getTokenCookie(context) === undefined) {
      record('unauthorised');
      return context.json({ code: 'unauthorized' }, 401);
    }
    context.header('Cache-Control', 'no-store');
    try {
      const timeout = AbortSignal.timeout(request.timeoutMs);
      const signal = AbortSignal.any([timeout, context.req.raw.signal]);
      const response = await callSessionService(context, request, signal);
      if (response.status === 401) {
        record('session-ended');
        return context.json({ code: 'unauthorized' }, 401);
      }
      if (response.status === 403) {
        record('forbidden');
        return context.json({ code: 'forbidden' }, 403);
      }
      return context.json(request.response.parse(await response.json()));
    } catch (error) {
      context.get('reportOutage')?.(request.service, error);
      return context.json({ code: 'communication' }, 502);
    }
  };
}
