import {
  type KnownStores,
  serialiseSessionCookies,
  sessionCookieNames,
} from '@surtidor/domain/session';
import type { KeyValueStorage } from '@surtidor/flows/core';
import { type CookieJar, sessionKeyCookie } from '../../shared/session/cookie-jar.ts';
import { readSessionSnapshot } from '../../shared/session/read-session-snapshot.ts';
import type {
  Credentials,
  SessionStore,
  SignInOutcome,
} from '../../shared/session/session-store.ts';
import { pendingSignOutKey } from '../browser/delete-personal-data.ts';
import type { RunInTurn } from './run-in-turn.ts';

/** The requests that open and end a session. */
export interface SessionRequests {
  readonly signIn: (credentials: Credentials) => Promise<SignInOutcome>;
  readonly switchCompany: SessionStore['switchCompany'];
  /** Rejects if the server could not be reached. */
  readonly signOut: () => Promise<void>;
}

export interface CookieSessionOptions extends KnownStores {
  readonly cookies: CookieJar;
  readonly requests: SessionRequests;
  /** Runs one request at a time, so that an earlier sign-out never ends the session of a later sign-in. */
  readonly runInTurn: RunInTurn;
  readonly sharedStorage: KeyValueStorage;
  /** The stores of this deployment. The first visit uses `defaultStore`. */
  readonly stores: readonly string[];
}

const { user, permissions, terms, store } = sessionCookieNames;

/** A session store that can be refreshed. */
export interface CookieSessionStore extends SessionStore {
  /** Reads the cookies again. */
  readonly refresh: () => void;
  /** Sends a sign-out that the server has not received yet. */
  readonly retrySignOut: () => Promise<void>;
}

/** Creates a session store that uses the readable cookies (reading 36). */
export function createCookieSessionStore(options: CookieSessionOptions): CookieSessionStore {
  const { cookies, requests, runInTurn, sharedStorage, stores, variants, defaultStore } = options;
  const listeners = new Set<() => void>();
  const readRawCookies = () =>
    [user, permissions, terms, store, sessionKeyCookie].map((name) => cookies.get(name));
  const readSnapshot = () => readSessionSnapshot(cookies, { stores, variants, defaultStore });
  let lastCookies = JSON.stringify(readRawCookies());
  let snapshot = readSnapshot();
  const refresh = () => {
    const currentCookies = JSON.stringify(readRawCookies());
    if (currentCookies === lastCookies) return;
    lastCookies = currentCookies;
    snapshot = readSnapshot();
    for (const listener of listeners) listener();
  };
  const isCurrent: SessionStore['isCurrent'] = (key) => {
    refresh();
    return snapshot.key === key;
  };
  const sendPendingSignOut = async () => {
    // A sign-in in the meantime, even in another tab, replaces the pending sign-out.
    if (sharedStorage.get(pendingSignOutKey) === null || cookies.get(user) !== null) return;
    try {
      await requests.signOut();
      sharedStorage.remove(pendingSignOutKey);
    } catch {
      // The next visit or sign-in sends the request again. A failed revocation is ignored (spec 8).
    }
  };
  return {
    getSnapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isCurrent,
    signIn: (credentials) =>
      runInTurn(async () => {
        await sendPendingSignOut();
        const outcome = await requests.signIn(credentials);
        if (outcome.kind === 'done') sharedStorage.remove(pendingSignOutKey);
        refresh();
        return outcome;
      }),
    switchCompany: (code) =>
      runInTurn(async () => {
        // Another tab may have changed the session, which is then no longer the one on screen.
        return isCurrent(snapshot.key) ? requests.switchCompany(code) : 'failed';
      }),
    signOut: async () => {
      // If another tab has signed in, this tab must not end that session (faults 14).
      const currentKey = cookies.get(sessionKeyCookie);
      if (snapshot.key !== null && currentKey !== null && currentKey !== snapshot.key)
        return refresh();
      for (const name of [user, permissions, terms, sessionKeyCookie]) cookies.remove(name);
      sharedStorage.set(pendingSignOutKey, '1');
      refresh();
      await runInTurn(sendPendingSignOut);
    },
    markTermsAccepted: () => {
      const { session } = snapshot;
      if (session === null) return;
      const acceptedSession = { ...session, terms: { ...session.terms, accepted: true } };
      cookies.set(terms, serialiseSessionCookies(acceptedSession).terms);
      refresh();
    },
    refresh,
    retrySignOut: () => runInTurn(sendPendingSignOut),
  };
}
