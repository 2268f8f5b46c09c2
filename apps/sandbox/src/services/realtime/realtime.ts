import type { Server } from 'node:http';
import type { Hono } from 'hono';
import { getNotificationsPath, type RealtimeGrant } from './access.ts';
import { createAuthRoutes } from './auth/auth-routes.ts';
import { createRealtimeTokens, type RealtimeCredentials } from './auth/realtime-tokens.ts';
import type { LeafStorage } from './leaf-storage.ts';
import { createNodeStore, type NodeStore } from './node-store.ts';
import { createRestRoutes } from './rest-routes.ts';
import { serveRealtimeSocket } from './socket-server.ts';

export interface RealtimeOptions {
  readonly storage: LeafStorage;
  /** Signs the tokens. */
  readonly secret: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Whether a backend session is live. Access ends with the session. */
  readonly isLive: (session: string) => boolean;
}

/** The realtime database with its sign-in (spec 7, "Realtime database"). */
export interface Realtime {
  readonly store: NodeStore;
  /** The sign-in routes and the REST interface, mounted at the root of the origin. */
  readonly routes: Hono;
  /** Creates the credentials of a backend session. */
  createCredentials(grant: RealtimeGrant): RealtimeCredentials;
  /** Pushes a notification to a user. */
  pushNotification(userId: string, key: string, notification: unknown): void;
  /** Serves `/.ws` on an HTTP server. Returns a function that closes all connections. */
  attach(server: Server, canConnect?: () => boolean): () => void;
}

export function createRealtime({ storage, secret, now, isLive }: RealtimeOptions): Realtime {
  const store = createNodeStore(storage, now);
  const tokens = createRealtimeTokens({ secret, now, isLive });
  return {
    store,
    routes: createAuthRoutes(tokens).route('/', createRestRoutes(store, tokens)),
    createCredentials: tokens.createCredentials,
    pushNotification: (userId, key, notification) =>
      store.set([...getNotificationsPath(userId), key], notification),
    attach: (server, canConnect = () => true) =>
      serveRealtimeSocket(server, {
        store,
        now,
        canConnect,
        identify: (idToken) => tokens.verifyToken('id', idToken),
        isLive,
      }),
  };
}
