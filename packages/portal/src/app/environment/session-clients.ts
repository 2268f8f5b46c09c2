import type { DataClient } from '@surtidor/data';
import type { Notification } from '@surtidor/domain/notifications';
import type { SessionSnapshot } from '../../shared/session/session-store.ts';

/** A client that ends its requests. */
type Client = DataClient & { readonly stop: () => void };

/** The client of one sign-in. */
export interface SessionClient {
  readonly key: string | null;
  readonly client: Client;
  /** The notifications that the server sent with the page; null if none. */
  initialNotifications: readonly Notification[] | null;
  /** Whether the backend has rejected the session. */
  isUnauthorized: boolean;
  /** Called when the backend has rejected the session. */
  onUnauthorized: () => void;
}

/** Provides a client per session: no cache outlives a session. */
export interface SessionClients {
  /** Returns the last client; null before the first. */
  readonly getLast: () => SessionClient | null;
  /** Returns the client of the current session, which is a new one after another sign-in. */
  readonly current: () => SessionClient;
}

/** Creates the provider of clients, which creates each client on first use. */
export function createSessionClients(
  getSnapshot: () => SessionSnapshot,
  createClient: (onUnauthorized: () => void) => Client,
): SessionClients {
  let last: SessionClient | null = null;
  return {
    getLast: () => last,
    current: () => {
      const { key } = getSnapshot();
      if (last?.key === key) return last;
      last?.client.stop();
      const sessionClient: SessionClient = {
        key,
        client: createClient(() => {
          sessionClient.isUnauthorized = true;
          sessionClient.onUnauthorized();
        }),
        initialNotifications: null,
        isUnauthorized: false,
        onUnauthorized: () => undefined,
      };
      last = sessionClient;
      return sessionClient;
    },
  };
}
