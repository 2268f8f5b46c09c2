import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  getAuth,
  signInWithCustomToken,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import {
  type Database,
  type DatabaseReference,
  get,
  getDatabase,
  goOffline,
  limitToLast,
  onDisconnect,
  onValue,
  orderByKey,
  query,
  ref,
  remove,
  runTransaction,
  serverTimestamp,
  set,
  update,
} from 'firebase/database';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryLeafStorage } from './memory-leaf-storage.ts';
import { createRealtime, type Realtime } from './realtime.ts';

let realtime: Realtime;
/** Backend sessions that were signed out. */
let endedSessions: Set<string>;
let server: Server;
let detach: () => void;
let port: number;
const apps: FirebaseApp[] = [];
let appCount = 0;

beforeEach(async () => {
  endedSessions = new Set();
  realtime = createRealtime({
    storage: createMemoryLeafStorage(),
    secret: 'a secret of this test',
    now: Date.now,
    isLive: (session) => !endedSessions.has(session),
  });
  await new Promise<void>((resolve) => {
    server = serve({ fetch: realtime.routes.fetch, port: 0, hostname: '127.0.0.1' }, () =>
      resolve(),
    ) as Server;
  });
  port = (server.address() as AddressInfo).port;
  detach = realtime.attach(server);
});

afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => deleteApp(app)));
  detach();
  await new Promise((resolve) => server.close(resolve));
});

const getCredentials = (userId: string, support = false) =>
  realtime.createCredentials({ userId, session: `session-${userId}`, readOnly: support });

/**
 * Creates a client and signs the user in, if there is one. Each client needs its own app name,
 * because the library stores the user by app name.
 */
async function createClient(userId: string | null, support = false): Promise<Database> {
  const origin = `http://127.0.0.1:${port}`;
  const app = initializeApp(
    { apiKey: 'sandbox', databaseURL: `${origin}?ns=surtidor` },
    `app-${appCount}`,
  );
  appCount += 1;
  apps.push(app);
  const auth = getAuth(app);
  connectAuthEmulator(auth, origin, { disableWarnings: true });
  if (userId !== null) {
    await signInWithCustomToken(auth, getCredentials(userId, support).customToken);
  }
  return getDatabase(app);
}

/** Subscribes to a reference. Returns a function that resolves with the next value. */
function subscribe(reference: DatabaseReference) {
  const received: unknown[] = [];
  const resolvers: ((value: unknown) => void)[] = [];
  onValue(reference, (snapshot) => {
    const next = resolvers.shift();
    if (next) next(snapshot.val());
    else received.push(snapshot.val());
  });
  return () =>
    received.length > 0
      ? Promise.resolve(received.shift())
      : new Promise<unknown>((resolve) => resolvers.push(resolve));
}

/** Signs user 7 in over REST and returns the id token. */
async function signInOverRest(): Promise<string> {
  const response = await fetch(
    `http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=sandbox`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token: getCredentials('7').customToken, returnSecureToken: true }),
    },
  );
  return ((await response.json()) as { idToken: string }).idToken;
}

async function readOverRest(path: string, auth: string, query = '') {
  const response = await fetch(
    `http://127.0.0.1:${port}/${path}.json?ns=surtidor&auth=${auth}${query}`,
  );
  return { status: response.status, json: await response.json() };
}

const NOTIFICATION = { title: 'Pedido 42', body: 'Su pedido fue despachado', read: 0 };

describe('realtime database over REST', () => {
  it('returns a node, its last children or null', async () => {
    const path = 'Notifications/Users/7';
    const idToken = await signInOverRest();
    expect(await readOverRest(path, idToken)).toEqual({ status: 200, json: null });
    for (const key of ['a', 'b', 'c']) realtime.pushNotification('7', key, NOTIFICATION);

    expect((await readOverRest(path, idToken)).json).toHaveProperty('a', NOTIFICATION);
    expect(await readOverRest(path, idToken, '&orderBy=%22$key%22&limitToLast=2')).toEqual({
      status: 200,
      json: { b: NOTIFICATION, c: NOTIFICATION },
    });
  });

  it.each([
    ['another user', 'Notifications/Users/8', '', 401],
    ['all users', 'Notifications/Users', '', 401],
    ['another node', 'Secrets', '', 401],
    ['an invalid path', 'Notifications/Users/7%23', '', 400],
    ['an unsupported query', 'Notifications/Users/7', '&limitToLast=2', 400],
  ])('rejects %s', async (_, path, query, status) => {
    realtime.pushNotification('8', 'k1', NOTIFICATION);
    const response = await readOverRest(path, await signInOverRest(), query);
    expect(response).toEqual({ status, json: { error: expect.any(String) } });
  });

  it('rejects other tokens and those of an ended session', async () => {
    const idToken = await signInOverRest();
    const { customToken } = getCredentials('7');
    endedSessions.add('session-7');
    for (const token of ['', 'x', customToken, idToken]) {
      expect((await readOverRest('Notifications/Users/7', token)).status).toBe(401);
    }
  });
});

describe('realtime database with the Firebase client', () => {
  it('sends users their notifications and every change', async () => {
    realtime.pushNotification('7', 'k1', NOTIFICATION);
    const next = subscribe(ref(await createClient('7'), 'Notifications/Users/7'));

    expect(await next()).toEqual({ k1: NOTIFICATION });
    realtime.pushNotification('7', 'k2', NOTIFICATION);
    expect(await next()).toEqual({ k1: NOTIFICATION, k2: NOTIFICATION });
  });

  it('lets users mark, delete and clear notifications', async () => {
    realtime.pushNotification('7', 'k1', NOTIFICATION);
    realtime.pushNotification('7', 'k2', NOTIFICATION);
    const database = await createClient('7');

    await update(ref(database, 'Notifications/Users/7/k1'), { read: 1 });
    expect(realtime.store.read(['Notifications', 'Users', '7', 'k1', 'read'])).toBe(1);
    await set(ref(database, 'Notifications/Users/7/k1'), null);
    expect(realtime.store.read(['Notifications', 'Users', '7'])).toEqual({ k2: NOTIFICATION });
    await remove(ref(database, 'Notifications/Users/7'));
    expect(realtime.store.read(['Notifications', 'Users', '7'])).toBeNull();
  });

  it('notifies a client of changes by another client of the same user', async () => {
    realtime.pushNotification('7', 'k1', NOTIFICATION);
    const next = subscribe(ref(await createClient('7'), 'Notifications/Users/7'));
    await next();
    await update(ref(await createClient('7'), 'Notifications/Users/7/k1'), { read: 1 });

    expect(await next()).toEqual({ k1: { ...NOTIFICATION, read: 1 } });
  });

  it.each([
    ['another user', '7', 'Notifications/Users/8'],
    ['the parent of all users', '7', 'Notifications/Users'],
    ['other nodes', '7', 'Secrets'],
    ['the node of a user before sign-in', null, 'Notifications/Users/7'],
  ])('denies access to %s', async (_, userId, path) => {
    realtime.pushNotification('8', 'k1', NOTIFICATION);
    const database = await createClient(userId);

    await expect(get(ref(database, path))).rejects.toThrow(/permission denied/i);
    await expect(set(ref(database, path), 'x')).rejects.toThrow(/permission_denied/i);
    const denied = new Promise<Error>((resolve) => onValue(ref(database, path), () => {}, resolve));
    expect((await denied).message).toMatch(/permission_denied/i);
    expect(realtime.store.read(['Notifications', 'Users', '8', 'k1'])).toEqual(NOTIFICATION);
  });

  it('retries a transaction after a concurrent write', async () => {
    const path = ['Notifications', 'Users', '7', 'count'];
    realtime.store.set(path, 10);
    const database = await createClient('7');
    const next = subscribe(ref(database, path.join('/')));
    await next();

    let attempts = 0;
    const result = await runTransaction(ref(database, path.join('/')), (count: number) => {
      attempts += 1;
      if (attempts === 1) realtime.store.set(path, 20);
      return count + 1;
    });

    expect(result.snapshot.val()).toBe(21);
    expect(realtime.store.read(path)).toBe(21);
    expect(attempts).toBe(2);
  });

  it('transfers values larger than a frame in both directions', async () => {
    const longValue = 'añ😀'.repeat(30_000);
    const database = await createClient('7');
    await set(ref(database, 'Notifications/Users/7/short'), 'x'.repeat(60_000));
    expect(realtime.store.read(['Notifications', 'Users', '7', 'short'])).toHaveLength(60_000);

    realtime.store.set(['Notifications', 'Users', '7', 'long'], longValue);
    const read = await get(ref(database, 'Notifications/Users/7/long'));
    expect(read.val()).toBe(longValue);
  });

  it('runs onDisconnect operations when the connection is lost', async () => {
    const database = await createClient('7');
    await onDisconnect(ref(database, 'Notifications/Users/7/online')).set(false);
    const changed = new Promise<void>((resolve) => realtime.store.onChange(() => resolve()));
    goOffline(database);
    await changed;

    expect(realtime.store.read(['Notifications', 'Users', '7', 'online'])).toBe(false);
  });

  it('returns the last children for a limited query', async () => {
    for (const key of ['a', 'b', 'c', 'd']) realtime.pushNotification('7', key, NOTIFICATION);
    const database = await createClient('7');
    const limitedQuery = query(
      ref(database, 'Notifications/Users/7'),
      orderByKey(),
      limitToLast(2),
    );

    expect(Object.keys((await get(limitedQuery)).val())).toEqual(['c', 'd']);
    const received = await new Promise<object>((resolve) =>
      onValue(limitedQuery, (snapshot) => resolve(snapshot.val())),
    );
    expect(Object.keys(received)).toEqual(['c', 'd']);
  });

  it('resolves the server timestamp', async () => {
    const previous = Date.now();
    await set(ref(await createClient('7'), 'Notifications/Users/7/at'), serverTimestamp());

    expect(realtime.store.read(['Notifications', 'Users', '7', 'at'])).toBeGreaterThanOrEqual(
      previous,
    );
  });

  it('accepts only the e-mail and password of a session', async () => {
    realtime.pushNotification('7', 'k1', NOTIFICATION);
    const database = await createClient(null);
    const auth = getAuth(database.app);
    const { email, password } = getCredentials('7');

    await expect(signInWithEmailAndPassword(auth, email, 'another')).rejects.toThrow();
    const credential = await signInWithEmailAndPassword(auth, email, password);
    expect(credential.user.uid).toBe('7');
    expect((await get(ref(database, 'Notifications/Users/7'))).val()).toEqual({
      k1: NOTIFICATION,
    });
  });

  it('refreshes the sign-in', async () => {
    const auth = getAuth((await createClient('7')).app);

    const token = await auth.currentUser?.getIdToken(true);
    expect(token?.split('.')).toHaveLength(3);
  });

  it('gives support sessions read-only access', async () => {
    realtime.pushNotification('7', 'k1', NOTIFICATION);
    const database = await createClient('7', true);
    const node = ref(database, 'Notifications/Users/7/k1');

    expect((await get(node)).val()).toEqual(NOTIFICATION);
    for (const change of [
      () => update(node, { read: 1 }),
      () => set(node, null),
      () => remove(ref(database, 'Notifications/Users/7')),
      () => runTransaction(node, () => null),
      () => onDisconnect(node).remove(),
    ]) {
      await expect(change()).rejects.toThrow(/permission_denied/i);
    }
    expect(realtime.store.read(['Notifications', 'Users', '7'])).toEqual({ k1: NOTIFICATION });
  });

  it('keeps support sessions read-only after a password sign-in and a token refresh', async () => {
    realtime.pushNotification('7', 'k1', NOTIFICATION);
    const database = await createClient(null);
    const { email, password } = getCredentials('7', true);
    const { user } = await signInWithEmailAndPassword(getAuth(database.app), email, password);
    await user.getIdToken(true);

    await expect(set(ref(database, 'Notifications/Users/7/k1'), null)).rejects.toThrow();
    const forged = password.replace('.r.', '.w.');
    await expect(
      signInWithEmailAndPassword(getAuth(database.app), email, forged),
    ).rejects.toThrow();
  });

  it('denies updates, token refreshes and sign-ins after the session ended', async () => {
    realtime.pushNotification('7', 'k1', NOTIFICATION);
    const database = await createClient('7');
    const node = ref(database, 'Notifications/Users/7');
    const received: unknown[] = [];
    const cancelled = new Promise<Error>((resolve) =>
      onValue(node, (snapshot) => received.push(snapshot.val()), resolve),
    );
    await get(node);
    const { email, password } = getCredentials('7');
    endedSessions.add('session-7');
    realtime.pushNotification('7', 'k2', NOTIFICATION);

    expect((await cancelled).message).toMatch(/permission_denied/i);
    expect(received).toEqual([{ k1: NOTIFICATION }]);
    const auth = getAuth(database.app);
    await expect(auth.currentUser?.getIdToken(true)).rejects.toThrow();
    await expect(signInWithEmailAndPassword(auth, email, password)).rejects.toThrow();
    await expect(signInWithCustomToken(auth, getCredentials('7').customToken)).rejects.toThrow();
  });

  it('does not run onDisconnect operations of an ended session', async () => {
    const database = await createClient('7');
    await onDisconnect(ref(database, 'Notifications/Users/7/online')).set(false);
    endedSessions.add('session-7');
    await expect(get(ref(database, 'Notifications/Users/7'))).rejects.toThrow();
    goOffline(database);
    const other = await createClient('8');
    await get(ref(other, 'Notifications/Users/8'));

    expect(realtime.store.read(['Notifications', 'Users', '7', 'online'])).toBeNull();
  });
});
