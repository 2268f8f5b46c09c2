import type { Outcome, RequestBody } from './messages.ts';
import { handleRequest } from './requests.ts';
import { isAllowed, type RealtimeSessionOptions, type SessionState } from './session-state.ts';
import { createChangePush } from './subscriptions.ts';
import { InvalidTreeError } from './tree-path.ts';

/** The session of a client, independent of the transport. */
export interface RealtimeSession {
  /** Handles a request by its letter: q, n, g, p, m, o, om, oc, auth, unauth, s. */
  handle(action: string, body: RequestBody): Outcome;
  /** Runs onDisconnect operations and stops listening. */
  end(): void;
}

/** Opens the session of a new connection without a user. */
export function openRealtimeSession(options: RealtimeSessionOptions): RealtimeSession {
  const state: SessionState = {
    ...options,
    user: null,
    subscriptions: new Map(),
    disconnectWrites: new Map(),
  };
  const unsubscribe = options.store.onChange((change) => {
    for (const subscription of state.subscriptions.values()) {
      const push = createChangePush(options.store, subscription, change);
      if (push !== null && isAllowed(state, subscription.path)) options.push(push);
    }
  });

  return {
    handle: (action, body) => {
      try {
        return handleRequest(state, action, body);
      } catch (error) {
        if (error instanceof InvalidTreeError) return { s: 'failure', d: error.message };
        throw error;
      }
    },
    end: () => {
      unsubscribe();
      state.subscriptions.clear();
      for (const { path, change } of [...state.disconnectWrites.values()]) {
        if (isAllowed(state, path, 'write')) change();
      }
    },
  };
}
