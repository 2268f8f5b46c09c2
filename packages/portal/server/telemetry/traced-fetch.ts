import { propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Context } from 'hono';
import { isConnectError } from '../graphql/is-connect-error.ts';
import type { PortalEnvironment } from '../portal-environment.ts';
import { scope, startDuration } from './metrics.ts';

/** Returns the kind of a failed request, for metrics. */
export function getErrorKind(error: unknown, hasVisitorLeft: boolean): string {
  if (isConnectError(error)) return 'not-reached';
  if (!(error instanceof Error)) return 'broken';
  if (error.name === 'TimeoutError') return 'timeout';
  if (error.name !== 'AbortError') return 'broken';
  // A page also ends its requests itself, after PAGE_DATA_TIMEOUT_MS.
  return hasVisitorLeft ? 'visitor-left' : 'page-timeout';
}

/** What a request to the backend or one of its services does, for traces. */
export interface TracedCall {
  readonly service: 'graphql' | 'store-link' | 'realtime-credentials';
  /** The name of the GraphQL operation. */
  readonly operation?: string;
}

/** Requests the backend or one of its services like `fetch`, within the trace of a request (`traceparent`). */
export async function tracedFetch(
  context: Context<PortalEnvironment>,
  { service, operation }: TracedCall,
  url: string,
  init: RequestInit,
): Promise<Response> {
  const parent = context.get('trace') ?? ROOT_CONTEXT;
  const span = trace.getTracer(scope).startSpan(
    [service, operation].filter(Boolean).join(' '),
    {
      kind: SpanKind.CLIENT,
      attributes: {
        'http.request.method': init.method ?? 'GET',
        'server.address': new URL(url).hostname,
        'surtidor.service': service,
        ...(operation && { 'graphql.operation.name': operation }),
      },
    },
    parent,
  );
  const headers = new Headers(init.headers);
  propagation.inject(trace.setSpan(parent, span), headers, {
    set: (carrier, name, value) => carrier.set(name, value),
  });
  const recordDuration = startDuration('backend');
  const end = (errorKind: string | undefined) => {
    if (errorKind !== undefined)
      span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', errorKind);
    span.end();
    recordDuration({
      'surtidor.service': service,
      ...(errorKind !== undefined && { 'error.type': errorKind }),
    });
  };
  try {
    const response = await fetch(url, { ...init, headers });
    span.setAttribute('http.response.status_code', response.status);
    end(response.status >= 500 ? String(response.status) : undefined);
    return response;
  } catch (error) {
    end(getErrorKind(error, context.req.raw.signal.aborted));
    throw error;
  }
}
