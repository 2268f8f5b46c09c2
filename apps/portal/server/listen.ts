import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import type { PortalEnvironment } from './portal-environment.ts';

/** A server that is listening. */
export interface Listening {
  readonly port: number;
  /** Stops taking requests, lets the running ones end for a while, then closes what is left. */
  readonly stop: (graceMs: number) => Promise<void>;
}

/** The address could not be taken. The message is one sentence for the person who starts it. */
export class CannotListen extends Error {
  override name = 'CannotListen';
}

const reasons: Readonly<Record<string, (port: number) => string>> = {
  EADDRINUSE: (port) => `Port ${port} is busy: stop what uses it or set PORTAL_PORT to another.`,
  EACCES: (port) => `Port ${port} may not be used by this user: set PORTAL_PORT above 1023.`,
};

/** How often connections that have become idle are closed while the server stops. */
const sweepMs = 50;

const stopper = (server: Server) => (graceMs: number) =>
  new Promise<void>((resolve) => {
    const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
    const limit = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(limit);
      resolve();
    });
  });

/**
 * Starts listening.
 * @throws CannotListen
 */
export function listen(
  app: Hono<PortalEnvironment>,
  port: number,
  hostname?: string,
): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const options = { fetch: app.fetch, port, ...(hostname !== undefined && { hostname }) };
    // Without http2 options the adapter always makes a plain HTTP server.
    const server = serve(options, (info) =>
      resolve({ port: info.port, stop: stopper(server) }),
    ) as Server;
    server.once('error', (error: NodeJS.ErrnoException) => {
      const sentence = reasons[error.code ?? '']?.(port) ?? `Cannot listen: ${error.message}.`;
      reject(new CannotListen(sentence));
    });
  });
}
