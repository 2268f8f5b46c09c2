import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import type { PortalEnvironment } from './portal-environment.ts';

/** A server that is listening. */
export interface Listening {
  readonly port: number;
  /** Stops accepting requests, waits for running ones for a while, then closes the rest. */
  readonly stop: (graceMs: number) => Promise<void>;
}

/** The address is not available. The message is one sentence for the operator. */
export class ListenError extends Error {
  override name = 'CannotListen';
}

const noHost = (_: number, host: string | undefined) =>
  `The setting PORTAL_HOST is '${host}', but it must be an address of this machine, or absent for all of them.`;

const reasons: Readonly<Record<string, (port: number, host: string | undefined) => string>> = {
  EADDRNOTAVAIL: noHost,
  ENOTFOUND: noHost,
  EAI_AGAIN: noHost,
  EINVAL: noHost,
  EADDRINUSE: (port) => `Port ${port} is busy: stop what uses it or set PORTAL_PORT to another.`,
  EACCES: (port) => `Port ${port} may not be used by this user: set PORTAL_PORT above 1023.`,
};

/**
 * Time that an unused connection stays open, in milliseconds: longer than the 60 s of common load balancers. A
 * balancer that reuses a connection which the server is closing loses the request, which may be a payment.
 */
const keepAliveTimeoutMs = 65_000;

/** Tracks connections, so that stopping can close idle ones, such as those that browsers preconnect. */
function stopper(server: Server): Listening['stop'] {
  const idle = new Set<Socket>();
  let stopping = false;
  server.on('connection', (socket: Socket) => {
    idle.add(socket);
    socket.once('close', () => idle.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    idle.delete(socket);
    response.once('close', () => {
      if (stopping) socket.end();
      else if (!socket.destroyed) idle.add(socket);
    });
  });
  return (graceMs) =>
    new Promise((resolve) => {
      stopping = true;
      const limit = setTimeout(() => server.closeAllConnections(), graceMs);
      server.close(() => {
        clearTimeout(limit);
        resolve();
      });
      for (const socket of idle) socket.destroy();
    });
}

/**
 * Starts listening.
 * @throws ListenError
 */
export function listen(
  app: Hono<PortalEnvironment>,
  port: number,
  hostname?: string,
): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const options = { fetch: app.fetch, port, ...(hostname !== undefined && { hostname }) };
    // Without http2 options the adapter creates a plain HTTP server.
    const server = serve(options, (info) => resolve({ port: info.port, stop })) as Server;
    server.keepAliveTimeout = keepAliveTimeoutMs;
    const stop = stopper(server);
    server.once('error', (error: NodeJS.ErrnoException) => {
      const sentence =
        reasons[error.code ?? '']?.(port, hostname) ?? `Cannot listen: ${error.message}.`;
      reject(new ListenError(sentence));
    });
  });
}
