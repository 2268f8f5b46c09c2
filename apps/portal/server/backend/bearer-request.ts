import type { Handler } from 'hono';
import type { z } from 'zod';
import { type DeploymentStores, getRequestStore, getTokenCookie } from '../auth/cookies.ts';
import type { PortalEnvironment } from '../portal-environment.ts';

/** A call to one of the distributor's services with the session's token. */
export interface BearerRequest<Body> {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly timeoutMs: number;
  readonly stores: DeploymentStores;
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
    const token = getTokenCookie(context);
    if (token === undefined) return context.json({ code: 'unauthorized' }, 401);
    context.header('Cache-Control', 'no-store');
    try {
      const response = await fetch(request.url, {
        method: request.method,
        headers: {
          Accept: 'application/json',
          Authorization: `Bearer ${token}`,
          Store: getRequestStore(context, request.stores),
          'X-Request-Id': context.get('requestId'),
        },
        // Credentials must not follow a redirect.
        redirect: 'error',
        signal: AbortSignal.timeout(request.timeoutMs),
      });
      if (response.status === 401) return context.json({ code: 'unauthorized' }, 401);
      if (response.status === 403) return context.json({ code: 'forbidden' }, 403);
      return context.json(request.response.parse(await response.json()));
    } catch {
      return context.json({ code: 'communication' }, 502);
    }
  };
}
