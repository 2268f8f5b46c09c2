import type { createSurtidorClient } from '@surtidor/data';
import type { SessionSnapshot } from '../../platform/session/session-store.ts';

type Client = ReturnType<typeof createSurtidorClient>;

/** The Apollo client of one sign-in. */
export interface SessionClient {
  readonly key: string | null;
  readonly client: Client;
  /** Called when the backend has rejected the session. */
  onUnauthorized: () => void;
}

/** Gives each sign-in its own client: nothing cached outlives the session. */
export interface SessionClients {
  /** The client of the current session; a new one after another sign-in. */
  readonly current: () => SessionClient;
}

/** Creates a client when a session's is first needed. */
export function createSessionClients(
  getSnapshot: () => SessionSnapshot,
  createClient: (session: SessionSnapshot, onUnauthorized: () => void) => Client,
): SessionClients {
  let current: SessionClient | null = null;
  return {
    current: () => {
      const snapshot = getSnapshot();
      if (current?.key === snapshot.key) return current;
      const created: SessionClient = {
        key: snapshot.key,
        client: createClient(snapshot, () => created.onUnauthorized()),
        onUnauthorized: () => undefined,
      };
      current = created;
      return created;
    },
  };
}
