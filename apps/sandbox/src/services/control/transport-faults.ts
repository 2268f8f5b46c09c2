import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Fault, FaultPort } from '../../faults/fault-port.ts';

/** Handles an HTTP request; `env` contains Node's request and response. */
export type HttpHandler = (request: Request, env: HttpBindings) => Promise<Response>;

/** Paths without faults. */
const EXCLUDED = ['/control/', '/health'];

/** Drops the connection of a request. */
export function dropConnection({ incoming }: HttpBindings): Response {
  incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

/** Applies HTTP faults to every path except the control API. GraphQL faults apply inside the schema. */
export function withTransportFaults(faults: FaultPort, handle: HttpHandler): HttpHandler {
  const heldCalls = new Map<string, (() => void)[]>();
  const waitForRelease = (path: string) =>
    new Promise<void>((release) => heldCalls.set(path, [...(heldCalls.get(path) ?? []), release]));
  /** The calls held back, the last one first. */
  const releaseHeld = (path: string) => {
    const waiting = heldCalls.get(path) ?? [];
    heldCalls.delete(path);
    for (const release of waiting.reverse()) release();
  };

  return async (request, env) => {
    const path = new URL(request.url).pathname;
    const isExcluded = EXCLUDED.some((start) => path.startsWith(start));
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
    if (heldCalls.has(path)) setTimeout(releaseHeld, 0, path);
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
      await new Promise((done) => setTimeout(done, fault.ms));
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
      const again = await copyOf(request);
      await handle(again(), env);
      return handle(again(), env);
    }
    case 'status':
      return textResponse(fault.body ?? '', fault.status, 'text/html; charset=utf-8');
    case 'body':
      await handle(request, env);
      return textResponse(fault.body, 200, fault.contentType ?? 'application/json');
    case 'error':
      return Response.json({ error: fault.message }, { status: 500 });
    case 'null':
      return Response.json(null);
    case 'response':
      return Response.json(fault.value);
  }
}

/** Clones a request, since its body can only be read once. */
async function copyOf(request: Request): Promise<() => Request> {
  const { url, method, headers } = request;
  const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer();
  return () => new Request(url, { method, headers, body });
}

function textResponse(body: string, status: number, type: string): Response {
  return new Response(body, { status, headers: { 'Content-Type': type } });
}
