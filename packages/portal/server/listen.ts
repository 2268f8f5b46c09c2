import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import type { PortalEnvironment } from './portal-environment.ts';

/** A server that is listening. */
export interface ListeningServer {
  readonly port: number;
  /**
   * From now on, each response closes its connection. Otherwise a balancer could send a request, which may be a payment, on a
   * connection that `stop` is closing.
   */
  readonly drain: () => void;
  /** Stops accepting requests, waits for running ones for a while, then closes the rest. */
  readonly stop: (graceMs: number) => Promise<void>;
}

/** Thrown when the server cannot listen. The message is one sentence for the operator. */
export class ListenError extends Error {
  override name = 'ListenError';
}

const formatHostError = (_: number, host: string | undefined) =>
  `The setting PORTAL_HOST is '${host}', but it must be an address of this machine, or unset to listen on all of them.`;

const errorMessages: Readonly<Record<string, (port: number, host: string | undefined) => string>> =
  {
    EADDRNOTAVAIL: formatHostError,
    ENOTFOUND: formatHostError,
    EAI_AGAIN: formatHostError,
    EINVAL: formatHostError,
    EADDRINUSE: (port) => `Port ${port} is busy: stop the other process or change PORTAL_PORT.`,
    EACCES: (port) => `Port ${port} may not be used by this user: set PORTAL_PORT above 1023.`,
  };

/**
 * Time that an unused connection stays open, in milliseconds: longer than the 60 s of common load balancers. A
 * balancer that reuses a connection which the server is closing loses the request, which may be a payment.
 */
const keepAliveTimeoutMs = 65_000;

/** Time in which a request may still arrive on an open connection after the server has stopped listening, in milliseconds. */
const lastRequestMs = 1_000;

/** Tracks connections, so that stopping can close idle ones, such as those that browsers preconnect. */
function trackConnections(server: Server): Pick<ListeningServer, 'drain' | 'stop'> {
  const idleSockets = new Set<Socket>();
  let isDraining = false;
  let isStopping = false;
  server.on('connection', (socket: Socket) => {
    idleSockets.add(socket);
    socket.once('close', () => idleSockets.delete(socket));
  });
  // Before the app's listener, which may send the headers at once.
  server.prependListener('request', ({ socket }, response) => {
    idleSockets.delete(socket);
    if (isDraining) response.setHeader('Connection', 'close');
    response.once('close', () => {
      if (isStopping) socket.end();
      else if (!socket.destroyed) idleSockets.add(socket);
    });
  });
  const drain = () => {
    isDraining = true;
  };
  const stop = (graceMs: number) =>
    new Promise<void>((resolve) => {
      drain();
      isStopping = true;
      const timeout = setTimeout(() => server.closeAllConnections(), graceMs);
      // Immediates run after the connections that wait have been accepted.
      setImmediate(() =>
        server.close(() => {
          clearTimeout(timeout);
          resolve();
        }),
      );
      // A balancer may have sent a request, which may be a payment, on a connection that seems to be idle.
      setTimeout(() => {
        for (const socket of idleSockets) socket.destroy();
      }, lastRequestMs);
    });
  return { drain, stop };
}

/**
 * Starts listening.
 * @throws ListenError
 */
export function listen(
  app: Hono<PortalEnvironment>,
  port: number,
  hostname?: string,
): Promise<ListeningServer> {
  return new Promise((resolve, reject) => {
    const options = { fetch: app.fetch, port, ...(hostname !== undefined && { hostname }) };
    // Without http2 options the adapter creates a plain HTTP server.
    const server = serve(options, (info) => resolve({ port: info.port, ...connections })) as Server;
    server.keepAliveTimeout = keepAliveTimeoutMs;
    const connections = trackConnections(server);
    server.once('error', (error: NodeJS.ErrnoException) => {
      const message =
        errorMessages[error.code ?? '']?.(port, hostname) ?? `Cannot listen: ${error.message}.`;
      reject(new ListenError(message));
    });
  });
}
