import type { Server } from 'node:http';
import type { Hono } from 'hono';
import { notificationsPath, type RealtimeGrant } from './access.ts';
import { authRoutes } from './auth/auth-routes.ts';
import { createRealtimeTokens, type RealtimeCredentials } from './auth/realtime-tokens.ts';
import type { LeafStorage } from './leaf-storage.ts';
import { createNodeStore, type NodeStore } from './node-store.ts';
import { serveRealtimeSocket } from './socket-server.ts';

export interface RealtimeOptions {
  readonly storage: LeafStorage;
  /** Signs the tokens; whoever holds it can sign in as anyone. */
  readonly secret: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Whether a session of the backend still stands; what it was given here ends with it. */
  readonly isLive: (session: string) => boolean;
}

/** The realtime database and its sign-in, whole (spec 7, "Realtime database"). */
export interface Realtime {
  readonly store: NodeStore;
  /** The sign-in addresses, to be mounted at the origin's root. */
  readonly routes: Hono;
  /** What a signed-in session of the backend receives for its own user. */
  credentialsFor(grant: RealtimeGrant): RealtimeCredentials;
  /** Pushes a notification to a user. */
  pushNotification(userId: string, key: string, notification: unknown): void;
  /** Serves `/.ws`, asking `canConnect` at every new connection; answers the function that hangs up. */
  attach(server: Server, canConnect?: () => boolean): () => void;
}

/** Builds the realtime database on a storage. */
export function createRealtime({ storage, secret, now, isLive }: RealtimeOptions): Realtime {
  const store = createNodeStore(storage, now);
  const tokens = createRealtimeTokens({ secret, now, isLive });
  return {
    store,
    routes: authRoutes(tokens),
    credentialsFor: tokens.credentialsFor,
    pushNotification: (userId, key, notification) =>
      store.set([...notificationsPath(userId), key], notification),
    attach: (server, canConnect = () => true) =>
      serveRealtimeSocket(server, {
        store,
        now,
        canConnect,
        identify: (idToken) => tokens.read('id', idToken),
        isLive,
      }),
  };
}
