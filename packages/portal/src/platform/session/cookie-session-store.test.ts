import { type Session, serialiseSessionCookies } from '@surtidor/domain/session';
import { storeVariants } from '@surtidor/domain/variants';
import { createMemoryStorage } from '@surtidor/flows/core';
import { describe, expect, it, vi } from 'vitest';
import {
  type CookieJar,
  createDocumentCookies,
  readCookie,
} from '../../shared/session/cookie-jar.ts';
import { createCookieSessionStore, type SessionRequests } from './cookie-session-store.ts';
import { createRunInTurn } from './run-in-turn.ts';

const session: Session = {
  role: 'administrative',
  authenticated: true,
  support: false,
  permissions: ['Surtidor_Facturas::pendientes'],
  clientCode: '1000123',
  userId: '7',
  displayName: 'Lucía Peña',
  store: 'peru',
  terms: { id: '7', accepted: false },
};

function createJar(values: Map<string, string>): CookieJar {
  return {
    get: (name) => values.get(name) ?? null,
    set: (name, value) => {
      values.set(name, value);
    },
    remove: (name) => {
      values.delete(name);
    },
  };
}

const createSessionCookies = (key = 'one') => {
  const cookieValues = serialiseSessionCookies(session);
  return new Map([
    ['user', cookieValues.user],
    ['permissions', cookieValues.permissions],
    ['terms-conditions', cookieValues.terms],
    ['store-code', cookieValues.store],
    ['session-key', key],
  ]);
};

function createStore(
  values: Map<string, string>,
  requests: Partial<SessionRequests> = {},
  { sharedStorage = createMemoryStorage(), runInTurn = createRunInTurn('test', undefined) } = {},
) {
  const store = createCookieSessionStore({
    cookies: createJar(values),
    sharedStorage,
    runInTurn,
    stores: ['colombia', 'peru'],
    variants: storeVariants,
    defaultStore: 'colombia',
    requests: {
      signIn: async () => ({ kind: 'done' }),
      switchCompany: async () => 'done',
      signOut: async () => undefined,
      ...requests,
    },
  });
  return { store, sharedStorage, runInTurn };
}

describe('the session snapshot', () => {
  it('has the session, its key and its store', () => {
    const { store } = createStore(createSessionCookies());
    expect(store.getSnapshot()).toEqual({ session, key: 'one', store: 'peru' });
  });

  it('has no session without a user cookie', () => {
    expect(createStore(new Map()).store.getSnapshot()).toEqual({
      session: null,
      key: null,
      store: 'colombia',
    });
  });

  it.each([
    ['peru', 'peru'],
    ['lubricantes', 'colombia'],
    ['<b>', 'colombia'],
  ])('with the store cookie %s, has the store %s', (cookie, store) => {
    expect(createStore(new Map([['store-code', cookie]])).store.getSnapshot().store).toBe(store);
  });

  it('keeps the store of the session if the store cookie is edited', () => {
    const values = createSessionCookies();
    values.set('store-code', 'colombia');
    const { store } = createStore(values);
    expect(store.getSnapshot()).toEqual({ session, key: 'one', store: 'peru' });
    values.set('store-code', 'ecuador');
    store.refresh();
    expect(store.getSnapshot().store).toBe('peru');
  });

  it('is stable until a cookie changes, and notifies of changes', () => {
    const values = createSessionCookies();
    const { store } = createStore(values);
    const listener = vi.fn();
    store.subscribe(listener);
    const previousSnapshot = store.getSnapshot();
    store.refresh();
    expect(store.getSnapshot()).toBe(previousSnapshot);
    expect(listener).not.toHaveBeenCalled();
    values.set('session-key', 'two');
    store.refresh();
    expect(store.getSnapshot().key).toBe('two');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('is not current once another tab has changed the cookies', () => {
    const values = createSessionCookies();
    const { store } = createStore(values);
    expect(store.isCurrent('one')).toBe(true);
    values.set('session-key', 'two');
    expect(store.isCurrent('one')).toBe(false);
    expect(store.getSnapshot().key).toBe('two');
  });

  it('has a session after signing in', async () => {
    const values = new Map<string, string>();
    const { store } = createStore(values, {
      signIn: async () => {
        for (const [name, value] of createSessionCookies()) values.set(name, value);
        return { kind: 'done' };
      },
    });
    await store.signIn({ email: 'a', password: 'b' });
    expect(store.getSnapshot().session?.displayName).toBe('Lucía Peña');
  });

  it('marks the terms as accepted', () => {
    const { store } = createStore(createSessionCookies());
    store.markTermsAccepted();
    expect(store.getSnapshot().session?.terms).toEqual({ id: '7', accepted: true });
  });
});

describe('signing out', () => {
  it('deletes the session before the server responds and keeps the store', async () => {
    const values = createSessionCookies();
    const serverResponse = Promise.withResolvers<void>();
    const { store } = createStore(values, { signOut: () => serverResponse.promise });
    const signOutPromise = store.signOut();
    expect(store.getSnapshot().session).toBeNull();
    expect(values.get('store-code')).toBe('peru');
    serverResponse.resolve();
    await signOutPromise;
  });

  it('notifies the server again if the request failed', async () => {
    let isOffline = true;
    const revoke = vi.fn(async () => {
      if (isOffline) throw new Error('offline');
    });
    const { store } = createStore(createSessionCookies(), { signOut: revoke });
    await store.signOut();
    await store.retrySignOut();
    isOffline = false;
    await store.retrySignOut();
    await store.retrySignOut();
    expect(revoke).toHaveBeenCalledTimes(3);
  });

  it('does not end a session that another tab opened', async () => {
    const revoke = vi.fn(async () => undefined);
    const values = createSessionCookies('old');
    const { store } = createStore(values, { signOut: revoke });
    values.set('session-key', 'new');
    await store.signOut();
    expect(revoke).not.toHaveBeenCalled();
    expect(store.getSnapshot()).toMatchObject({ key: 'new', session });
  });

  it('does not end a session that was opened in the meantime', async () => {
    const values = createSessionCookies();
    const revoke = vi.fn(async () => {
      throw new Error('offline');
    });
    const { store } = createStore(values, { signOut: revoke });
    await store.signOut();
    for (const [name, value] of createSessionCookies('two')) values.set(name, value);
    await store.signIn({ email: 'a', password: 'b' });
    await store.retrySignOut();
    expect(revoke).toHaveBeenCalledTimes(1);
  });
});

describe('switching the company', () => {
  it('sends the company and keeps the page until a document is loaded', async () => {
    const values = createSessionCookies();
    const switchCompany = vi.fn(async () => {
      for (const [name, value] of createSessionCookies('two')) values.set(name, value);
      return 'done' as const;
    });
    const { store } = createStore(values, { switchCompany });
    expect(await store.switchCompany('200')).toBe('done');
    expect(switchCompany).toHaveBeenCalledWith('200');
    expect(store.getSnapshot().key).toBe('one');
  });

  it('changes nothing if another tab has changed the session', async () => {
    const values = createSessionCookies();
    const switchCompany = vi.fn(async () => 'done' as const);
    const { store } = createStore(values, { switchCompany });
    for (const [name, value] of createSessionCookies('two')) values.set(name, value);
    expect(await store.switchCompany('200')).toBe('failed');
    expect(switchCompany).not.toHaveBeenCalled();
    expect(store.getSnapshot().key).toBe('two');
  });
});

describe('signing in after a sign-out that has not finished', () => {
  const credentials = { email: 'a', password: 'b' };

  /** Creates requests that record their order; the first `failures` sign-outs fail. */
  function createRequests(values: Map<string, string>, failures = 0) {
    const calls: string[] = [];
    let remainingFailures = failures;
    const requests: SessionRequests = {
      switchCompany: async () => 'done',
      signIn: async () => {
        calls.push('sign-in');
        for (const [name, value] of createSessionCookies('two')) values.set(name, value);
        return { kind: 'done' };
      },
      signOut: async () => {
        calls.push('sign-out');
        await Promise.resolve();
        calls.push('signed out');
        remainingFailures -= 1;
        if (remainingFailures >= 0) throw new Error('502');
      },
    };
    return { calls, requests };
  }

  it('waits for the sign-out', async () => {
    const values = createSessionCookies();
    const { calls, requests } = createRequests(values);
    const { store } = createStore(values, requests);
    void store.signOut();
    await store.signIn(credentials);
    expect(calls).toEqual(['sign-out', 'signed out', 'sign-in']);
  });

  it.each([
    ['that failed once', 1],
    ['that fails again', 2],
  ])('first sends a sign-out %s', async (_, failures) => {
    const values = createSessionCookies();
    const { calls, requests } = createRequests(values, failures);
    const { store } = createStore(values, requests);
    await store.signOut();
    await store.signIn(credentials);
    await store.retrySignOut();
    expect(calls).toEqual(['sign-out', 'signed out', 'sign-out', 'signed out', 'sign-in']);
    expect(store.getSnapshot()).toMatchObject({ key: 'two', session });
  });

  it('is not ended by the retry of another tab', async () => {
    const values = createSessionCookies();
    const { calls, requests } = createRequests(values, 2);
    const { store, ...shared } = createStore(values, requests);
    const { store: otherTab } = createStore(values, requests, shared);
    await store.signOut();
    await Promise.all([store.signIn(credentials), otherTab.retrySignOut()]);
    expect(calls.slice(2)).toEqual(['sign-out', 'signed out', 'sign-in']);
  });
});

describe('createDocumentCookies', () => {
  it('reads the first cookie with a name and tolerates a malformed one', () => {
    expect(readCookie('a=1; user=%7B%7D; user=x', 'user')).toBe('{}');
    expect(readCookie('xuser=1', 'user')).toBeNull();
    expect(readCookie('user=%E0%A4%A', 'user')).toBe('');
  });

  it('writes cookies with the path of the whole portal', () => {
    const fakeDocument = { cookie: '' };
    createDocumentCookies(fakeDocument).set('user', 'ñ;');
    expect(fakeDocument.cookie).toBe('user=%C3%B1%3B; Path=/; SameSite=Lax; Max-Age=604800');
    createDocumentCookies(fakeDocument).remove('user');
    expect(fakeDocument.cookie).toContain('Max-Age=0');
  });
});
