import type { createSurtidorClient } from '@surtidor/data';
import type { Notification } from '@surtidor/domain/notifications';
import type { SessionSnapshot } from '../../shared/session/session-store.ts';

type Client = ReturnType<typeof createSurtidorClient>;

/** The Apollo client of one sign-in. */
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
  /** Loads the client's code, which the sign-in page does not need. */
  readonly load: () => Promise<void>;
  /** Returns the client of the current session, or null before its code is loaded. */
  readonly getLoaded: () => SessionClient | null;
  /** Returns the client of the current session, which is a new one after another sign-in. */
  readonly current: () => SessionClient;
}

export type CreateClient = (onUnauthorized: () => void) => Client;

/** Creates the provider of clients, which creates each client on first use. */
export function createSessionClients(
  getSnapshot: () => SessionSnapshot,
  loadCreateClient: () => Promise<CreateClient>,
): SessionClients {
  let current: SessionClient | null = null;
  let createClient: CreateClient | null = null;
  const getOrCreate = (create: CreateClient): SessionClient => {
    const { key } = getSnapshot();
    if (current?.key === key) return current;
    current?.client.stop();
    const sessionClient: SessionClient = {
      key,
      client: create(() => {
        sessionClient.isUnauthorized = true;
        sessionClient.onUnauthorized();
      }),
      initialNotifications: null,
      isUnauthorized: false,
      onUnauthorized: () => undefined,
    };
    current = sessionClient;
    return sessionClient;
  };
  return {
    load: async () => {
      createClient ??= await loadCreateClient();
    },
    getLoaded: () => createClient && getOrCreate(createClient),
    current: () => {
      if (createClient === null) throw new Error('Call load() before current().');
      return getOrCreate(createClient);
    },
  };
}
