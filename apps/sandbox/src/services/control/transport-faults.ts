import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Fault, FaultPort } from '../../faults/fault-port.ts';

/** Handles an HTTP request; `env` contains Node's request and response. */
export type HttpHandler = (request: Request, env: HttpBindings) => Promise<Response>;

/** Prefixes of the paths on which no faults are injected. */
const EXCLUDED_PREFIXES = ['/control/', '/health'];

/** Drops the connection of a request. */
export function dropConnection({ incoming }: HttpBindings): Response {
  incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

/** Injects HTTP faults on all paths except the excluded ones. GraphQL faults are injected in the schema. */
export function injectTransportFaults(faults: FaultPort, handle: HttpHandler): HttpHandler {
  const delayedCalls = new Map<string, (() => void)[]>();
  const waitForRelease = (path: string) =>
    new Promise<void>((resolve) =>
      delayedCalls.set(path, [...(delayedCalls.get(path) ?? []), resolve]),
    );
  /** Continues the delayed calls of a path, the last one first. */
  const releaseDelayed = (path: string) => {
    const resolvers = delayedCalls.get(path) ?? [];
    delayedCalls.delete(path);
    for (const resolve of resolvers.reverse()) resolve();
  };

  return async (request, env) => {
    const path = new URL(request.url).pathname;
    const isExcluded = EXCLUDED_PREFIXES.some((prefix) => path.startsWith(prefix));
    const fault = isExcluded ? null : faults.take({ path });
    if (fault?.kind === 'hold') {
      await faults.waitForClear();
      return handle(request, env);
    }
    if (fault?.kind === 'reorder') {
      await waitForRelease(path);
      return handle(request, env);
    }
    const response = await (fault === null
      ? handle(request, env)
      : applyFault(fault, request, env, handle));
    if (delayedCalls.has(path)) setTimeout(releaseDelayed, 0, path);
    return response;
  };
}

type AppliedFault = Exclude<Fault, { readonly kind: 'hold' | 'reorder' }>;

async function applyFault(
  fault: AppliedFault,
  request: Request,
  env: HttpBindings,
  handle: HttpHandler,
): Promise<Response> {
  switch (fault.kind) {
    case 'delay':
      await new Promise((resolve) => setTimeout(resolve, fault.ms));
      return handle(request, env);
    case 'never':
      return new Promise(() => {});
    case 'drop-before':
      return dropConnection(env);
    case 'drop-after':
      await handle(request, env);
      return dropConnection(env);
    case 'break-after':
      await handle(request, env);
      return Response.json({ error: 'Internal server error' }, { status: 500 });
    case 'duplicate': {
      const copy = await createRequestCopier(request);
      await handle(copy(), env);
      return handle(copy(), env);
    }
    case 'status':
      return createTextResponse(fault.body ?? '', fault.status, 'text/html; charset=utf-8');
    case 'body':
      await handle(request, env);
      return createTextResponse(fault.body, 200, fault.contentType ?? 'application/json');
    case 'error':
      return Response.json({ error: fault.message }, { status: 500 });
    case 'null':
      return Response.json(null);
    case 'response':
      return Response.json(fault.value);
  }
}

/** Returns a function that copies the request. The body of a request can only be read once. */
async function createRequestCopier(request: Request): Promise<() => Request> {
  const { url, method, headers } = request;
  const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer();
  return () => new Request(url, { method, headers, body });
}

function createTextResponse(body: string, status: number, type: string): Response {
  return new Response(body, { status, headers: { 'Content-Type': type } });
}
