import { createServer, IncomingMessage, type Server } from 'node:http';
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import type { HttpHandler } from '../control/transport-faults.ts';
import { SandboxStartError } from './start-error.ts';

/** A listening server whose handler is set later. */
export interface HttpServer {
  readonly server: Server;
  /** The port it listens on: the one asked for, or the free one it found for 0. */
  readonly port: number;
  /** From now on requests are answered so. */
  respondWith(handler: HttpHandler): void;
  close(): Promise<void>;
}

const starting: HttpHandler = async () =>
  new Response('The sandbox is starting.', { status: 503, headers: { 'Retry-After': '1' } });

/**
 * Listens before anything else is done, so that a busy port is noticed while the data of whoever
 * holds it is still untouched. Throws SandboxStartError when the port cannot be had.
 */
export async function listenHttp(port: number, host: string): Promise<HttpServer> {
  let handler = starting;
  const server = createServer(
    getRequestListener(async (request, env) =>
      isPlainHttp(env) ? handler(request, env) : new Response(null, { status: 505 }),
    ),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(new SandboxStartError(describeError(error, port, host))),
    );
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    server,
    port: typeof address === 'object' && address !== null ? address.port : port,
    respondWith: (next) => {
      handler = next;
    },
    close: () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    },
  };
}

/** The adaptor can speak HTTP/2 too; this server never does. */
function isPlainHttp(env: HttpBindings | Http2Bindings): env is HttpBindings {
  return env.incoming instanceof IncomingMessage;
}

const ERROR_TEXTS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is used by another program; stop it, or choose another with SANDBOX_PORT',
  EACCES: 'may not be opened by this user; choose one above 1023 with SANDBOX_PORT',
};

function describeError(error: Error, port: number, host: string): string {
  const code = 'code' in error ? String(error.code) : '';
  const known = ERROR_TEXTS[code];
  return known
    ? `Port ${port} ${known}.`
    : `The sandbox cannot listen on ${host}:${port} (${code || error.message}); look at SANDBOX_HOST and SANDBOX_PORT.`;
}
