import { createServer, IncomingMessage, type Server } from 'node:http';
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import type { HttpHandler } from '../control/transport-faults.ts';
import { SandboxStartError } from './start-error.ts';

/** A listening server. Its handler is set later. */
export interface HttpServer {
  readonly server: Server;
  /** The port in use: the requested one, or a free one if 0 was requested. */
  readonly port: number;
  /** Sets the handler for subsequent requests. */
  setHandler(handler: HttpHandler): void;
  close(): Promise<void>;
}

/** How long an unused connection stays open, in milliseconds: a client that reuses one while it closes loses its request. */
const keepAliveTimeoutMs = 65_000;

const respondStarting: HttpHandler = async () =>
  new Response('The sandbox is starting.', { status: 503, headers: { 'Retry-After': '1' } });

/**
 * Starts to listen. Called before the database is opened, so that a port in use is reported before
 * this process changes the data of another one. Throws SandboxStartError if it cannot listen.
 */
export async function listenHttp(port: number, host: string): Promise<HttpServer> {
  let handler = respondStarting;
  const server = createServer(
    getRequestListener(async (request, env) =>
      isPlainHttp(env) ? handler(request, env) : new Response(null, { status: 505 }),
    ),
  );
  server.keepAliveTimeout = keepAliveTimeoutMs;
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
    setHandler: (nextHandler) => {
      handler = nextHandler;
    },
    close: () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    },
  };
}

/** Narrows the bindings: the adapter also supports HTTP/2, which this server does not use. */
function isPlainHttp(env: HttpBindings | Http2Bindings): env is HttpBindings {
  return env.incoming instanceof IncomingMessage;
}

const ERROR_MESSAGES: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is used by another program; stop it, or choose another with SANDBOX_PORT',
  EACCES: 'is not allowed for this user; choose one above 1023 with SANDBOX_PORT',
};

function describeError(error: Error, port: number, host: string): string {
  const code = 'code' in error ? String(error.code) : '';
  const message = ERROR_MESSAGES[code];
  return message
    ? `Port ${port} ${message}.`
    : `The sandbox cannot listen on ${host}:${port} (${code || error.message}). Check SANDBOX_HOST and SANDBOX_PORT.`;
}
