import type { Outcome, RequestBody } from './messages.ts';
import { answerRequest } from './requests.ts';
import { isAllowed, type RealtimeSessionOptions, type SessionState } from './session-state.ts';
import { pushFor } from './subscriptions.ts';
import { InvalidTreeError } from './tree-path.ts';

/** What one connected client may ask, apart from how its bytes travel. */
export interface RealtimeSession {
  /** Answers a request by its letter: q, n, g, p, m, o, om, oc, auth, unauth, s. */
  answer(action: string, body: RequestBody): Outcome;
  /** Closes the connection: runs onDisconnect operations and stops listening. */
  end(): void;
}

/** Begins the session of a client that has just connected and has not signed in. */
export function openRealtimeSession(options: RealtimeSessionOptions): RealtimeSession {
  const state: SessionState = {
    ...options,
    user: null,
    subscriptions: new Map(),
    disconnectWrites: new Map(),
  };
  const unsubscribe = options.store.onChange((change) => {
    for (const subscription of state.subscriptions.values()) {
      const news = pushFor(options.store, subscription, change);
      if (news !== null && isAllowed(state, subscription.path)) options.push(news);
    }
  });

  return {
    answer: (action, body) => {
      try {
        return answerRequest(state, action, body);
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
