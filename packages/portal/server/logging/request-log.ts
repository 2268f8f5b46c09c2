import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { PortalEnvironment } from '../portal-environment.ts';

/** One log line. It contains no IP addresses, bodies, headers or users. */
export interface RequestLine {
  readonly time: string;
  readonly id: string;
  readonly method: string;
  /** The route pattern, never the URL, which may contain numbers and secrets. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  /** Why the backend refused the request for every user, for example `recaptcha`. */
  readonly refusal?: string;
}

export type WriteLine = (line: RequestLine) => void;

/** Returns the response to a visitor who has left, for the log. The status is that of nginx. */
export const createAbandonedResponse = (): Response => new Response(null, { status: 499 });

/** Assigns a request id and logs one line per request. */
export function requestLog(
  write: WriteLine,
  now: () => number,
): MiddlewareHandler<PortalEnvironment> {
  return async (context, next) => {
    const startedAt = now();
    const id = randomUUID();
    context.set('requestId', id);
    await next().catch((error: unknown) => {
      // The reason of an aborted request is a string, which Hono does not pass to `onError`.
      if (!context.req.raw.signal.aborted) throw error;
      context.res = createAbandonedResponse();
    });
    context.res.headers.set('X-Request-Id', id);
    const refusal = context.get('refusal');
    write({
      time: new Date(startedAt).toISOString(),
      id,
      method: context.req.method,
      route: routePath(context),
      status: context.res.status,
      ms: now() - startedAt,
      ...(refusal !== undefined && { refusal }),
    });
  };
}
