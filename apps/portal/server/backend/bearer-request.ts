import type { Handler } from 'hono';
import type { z } from 'zod';
import { type DeploymentStores, requestStore, tokenCookie } from '../auth/cookies.ts';
import type { PortalEnvironment } from '../portal-environment.ts';

export interface BearerRequest<Answer> {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly timeoutMs: number;
  readonly stores: DeploymentStores;
  /** What the other side must answer; anything else is passed on as a failure. */
  readonly answer: z.ZodType<Answer>;
}

/**
 * Asks another service of the distributor in the name of the signed-in user and answers with the
 * part of its JSON that was expected. Without a session nothing is asked.
 */
export function bearerRequest<Answer extends object>(
  request: BearerRequest<Answer>,
): Handler<PortalEnvironment> {
  return async (context) => {
    const token = tokenCookie(context);
    if (token === undefined) return context.json({ code: 'unauthorized' }, 401);
    context.header('Cache-Control', 'no-store');
    try {
      const response = await fetch(request.url, {
        method: request.method,
        headers: {
          Accept: 'application/json',
          Authorization: `Bearer ${token}`,
          Store: requestStore(context, request.stores),
          'X-Request-Id': context.get('requestId'),
        },
        // Neither a password nor a token follows to another address.
        redirect: 'error',
        signal: AbortSignal.timeout(request.timeoutMs),
      });
      if (response.status === 401) return context.json({ code: 'unauthorized' }, 401);
      if (response.status === 403) return context.json({ code: 'forbidden' }, 403);
      return context.json(request.answer.parse(await response.json()));
    } catch {
      return context.json({ code: 'communication' }, 502);
    }
  };
}
