import { propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { PortalEnvironment } from '../portal-environment.ts';
import { scope, startDuration } from './metrics.ts';

/** Proxies pass on the visitor's `baggage`, which the backend must not take for the portal's. */
const headerGetter = {
  get: (headers: Headers, name: string) =>
    name === 'baggage' ? undefined : (headers.get(name) ?? undefined),
  keys: (headers: Headers) => [...headers.keys()],
};

/**
 * Traces and times requests. A trace continues that of the deployment's proxies; without proxies, the header would be
 * the visitor's. Spans have the route, never the URL, which may contain numbers and secrets.
 */
export function traceRequests(proxyCount: number): MiddlewareHandler<PortalEnvironment> {
  return async (context, next) => {
    const { method } = context.req;
    const parent =
      proxyCount > 0
        ? propagation.extract(ROOT_CONTEXT, context.req.raw.headers, headerGetter)
        : ROOT_CONTEXT;
    const attributes = {
      'http.request.method': method,
      'surtidor.request.id': context.get('requestId'),
    };
    const span = trace
      .getTracer(scope)
      .startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
    context.set('trace', trace.setSpan(parent, span));
    const recordDuration = startDuration('request');
    // A visitor who has left gets no response.
    let status = 499;
    try {
      await next();
      status = context.res.status;
    } finally {
      const route = routePath(context);
      const result = { 'http.route': route, 'http.response.status_code': status };
      span.updateName(`${method} ${route}`).setAttributes(result);
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
      recordDuration({ 'http.request.method': method, ...result });
    }
  };
}
