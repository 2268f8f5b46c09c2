import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { PortalEnvironment } from '../portal-environment.ts';

/** One line of the log. There is no field for an address, a body, a header or a person. */
export interface RequestLine {
  readonly time: string;
  readonly id: string;
  readonly method: string;
  /** The pattern of the route, never the address that was asked: addresses carry numbers and secrets. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

export type WriteLine = (line: RequestLine) => void;

/** Gives each request an id and writes one line when it is answered. */
export function requestLog(
  write: WriteLine,
  now: () => number,
): MiddlewareHandler<PortalEnvironment> {
  return async (context, next) => {
    const started = now();
    const id = randomUUID();
    context.set('requestId', id);
    await next();
    context.res.headers.set('X-Request-Id', id);
    write({
      time: new Date(started).toISOString(),
      id,
      method: context.req.method,
      route: routePath(context),
      status: context.res.status,
      ms: now() - started,
    });
  };
}
