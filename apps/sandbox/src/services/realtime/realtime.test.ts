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
/** Sessions of the backend that were signed out. */
let over: Set<string>;
let server: Server;
let detach: () => void;
let port: number;
const apps: FirebaseApp[] = [];
let appsMade = 0;

beforeEach(async () => {
  over = new Set();
  realtime = createRealtime({
    storage: createMemoryLeafStorage(),
    secret: 'a secret of this test',
    now: Date.now,
    isLive: (session) => !over.has(session),
  });
  await new Promise<void>((ready) => {
    server = serve({ fetch: realtime.routes.fetch, port: 0, hostname: '127.0.0.1' }, () =>
      ready(),
    ) as Server;
  });
  port = (server.address() as AddressInfo).port;
  detach = realtime.attach(server);
});

afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => deleteApp(app)));
  detach();
  await new Promise((closed) => server.close(closed));
});

const getCredentials = (userId: string, support = false) =>
  realtime.credentialsFor({ userId, session: `session-${userId}`, readOnly: support });

/**
 * A client library of its own (the library remembers the user under the app's name, so that no two
 * share one), signed in as the user unless no user is given. */
async function getClient(userId: string | null, support = false): Promise<Database> {
  const origin = `http://127.0.0.1:${port}`;
  const app = initializeApp(
    { apiKey: 'sandbox', databaseURL: `${origin}?ns=surtidor` },
    `app-${appsMade}`,
  );
  appsMade += 1;
  apps.push(app);
  const auth = getAuth(app);
  connectAuthEmulator(auth, origin, { disableWarnings: true });
  if (userId !== null) {
    await signInWithCustomToken(auth, getCredentials(userId, support).customToken);
  }
  return getDatabase(app);
}

/** The values that a listener hears, one after another. */
function listenTo(reference: DatabaseReference) {
  const received: unknown[] = [];
  const waiting: ((value: unknown) => void)[] = [];
  onValue(reference, (snapshot) => {
    const next = waiting.shift();
    if (next) next(snapshot.val());
    else received.push(snapshot.val());
  });
  return () =>
    received.length > 0
      ? Promise.resolve(received.shift())
      : new Promise<unknown>((resolve) => waiting.push(resolve));
}

const aNotification = { title: 'Pedido 42', body: 'Su pedido fue despachado', read: 0 };

describe('the realtime database and the real client library', () => {
  it('shows a user their notifications and every change to them', async () => {
    realtime.pushNotification('7', 'k1', aNotification);
    const next = listenTo(ref(await getClient('7'), 'Notifications/Users/7'));

    expect(await next()).toEqual({ k1: aNotification });
    realtime.pushNotification('7', 'k2', aNotification);
    expect(await next()).toEqual({ k1: aNotification, k2: aNotification });
  });

  it('lets a user mark as read, delete one and delete all', async () => {
    realtime.pushNotification('7', 'k1', aNotification);
    realtime.pushNotification('7', 'k2', aNotification);
    const database = await getClient('7');

    await update(ref(database, 'Notifications/Users/7/k1'), { read: 1 });
    expect(realtime.store.read(['Notifications', 'Users', '7', 'k1', 'read'])).toBe(1);
    await set(ref(database, 'Notifications/Users/7/k1'), null);
    expect(realtime.store.read(['Notifications', 'Users', '7'])).toEqual({ k2: aNotification });
    await remove(ref(database, 'Notifications/Users/7'));
    expect(realtime.store.read(['Notifications', 'Users', '7'])).toBeNull();
  });

  it('notifies a client of changes by another client of the same user', async () => {
    realtime.pushNotification('7', 'k1', aNotification);
    const next = listenTo(ref(await getClient('7'), 'Notifications/Users/7'));
    await next();
    await update(ref(await getClient('7'), 'Notifications/Users/7/k1'), { read: 1 });

    expect(await next()).toEqual({ k1: { ...aNotification, read: 1 } });
  });

  it.each([
    ['another user', '7', 'Notifications/Users/8'],
    ['the parent of all users', '7', 'Notifications/Users'],
    ['anything else', '7', 'Secrets'],
    ['their own node before signing in', null, 'Notifications/Users/7'],
  ])('refuses %s', async (_, userId, path) => {
    realtime.pushNotification('8', 'k1', aNotification);
    const database = await getClient(userId);

    await expect(get(ref(database, path))).rejects.toThrow(/permission denied/i);
    await expect(set(ref(database, path), 'x')).rejects.toThrow(/permission_denied/i);
    const refused = new Promise<Error>((received) =>
      onValue(ref(database, path), () => {}, received),
    );
    expect((await refused).message).toMatch(/permission_denied/i);
    expect(realtime.store.read(['Notifications', 'Users', '8', 'k1'])).toEqual(aNotification);
  });

  it('runs a transaction again when another write came first', async () => {
    const place = ['Notifications', 'Users', '7', 'count'];
    realtime.store.set(place, 10);
    const database = await getClient('7');
    const next = listenTo(ref(database, place.join('/')));
    await next();

    let attempts = 0;
    const result = await runTransaction(ref(database, place.join('/')), (count: number) => {
      attempts += 1;
      if (attempts === 1) realtime.store.set(place, 20);
      return count + 1;
    });

    expect(result.snapshot.val()).toBe(21);
    expect(realtime.store.read(place)).toBe(21);
    expect(attempts).toBe(2);
  });

  it('transfers values larger than a frame in both directions', async () => {
    const long = 'añ😀'.repeat(30_000);
    const database = await getClient('7');
    await set(ref(database, 'Notifications/Users/7/short'), 'x'.repeat(60_000));
    expect(realtime.store.read(['Notifications', 'Users', '7', 'short'])).toHaveLength(60_000);

    realtime.store.set(['Notifications', 'Users', '7', 'long'], long);
    const read = await get(ref(database, 'Notifications/Users/7/long'));
    expect(read.val()).toBe(long);
  });

  it('runs onDisconnect operations when the connection breaks', async () => {
    const database = await getClient('7');
    await onDisconnect(ref(database, 'Notifications/Users/7/online')).set(false);
    const gone = new Promise<void>((done) => realtime.store.onChange(() => done()));
    goOffline(database);
    await gone;

    expect(realtime.store.read(['Notifications', 'Users', '7', 'online'])).toBe(false);
  });

  it('returns the last children for a limited query', async () => {
    for (const key of ['a', 'b', 'c', 'd']) realtime.pushNotification('7', key, aNotification);
    const database = await getClient('7');
    const last = query(ref(database, 'Notifications/Users/7'), orderByKey(), limitToLast(2));

    expect(Object.keys((await get(last)).val())).toEqual(['c', 'd']);
    const received = await new Promise<object>((resolve) =>
      onValue(last, (snapshot) => resolve(snapshot.val())),
    );
    expect(Object.keys(received)).toEqual(['c', 'd']);
  });

  it('fills in the server time', async () => {
    const previous = Date.now();
    await set(ref(await getClient('7'), 'Notifications/Users/7/at'), serverTimestamp());

    expect(realtime.store.read(['Notifications', 'Users', '7', 'at'])).toBeGreaterThanOrEqual(
      previous,
    );
  });

  it('accepts only the e-mail and password that a session received', async () => {
    realtime.pushNotification('7', 'k1', aNotification);
    const database = await getClient(null);
    const auth = getAuth(database.app);
    const { email, password } = getCredentials('7');

    await expect(signInWithEmailAndPassword(auth, email, 'another')).rejects.toThrow();
    const signedIn = await signInWithEmailAndPassword(auth, email, password);
    expect(signedIn.user.uid).toBe('7');
    expect((await get(ref(database, 'Notifications/Users/7'))).val()).toEqual({
      k1: aNotification,
    });
  });

  it('refreshes the sign-in', async () => {
    const auth = getAuth((await getClient('7')).app);

    const token = await auth.currentUser?.getIdToken(true);
    expect(token?.split('.')).toHaveLength(3);
  });

  it('lets support read and change nothing', async () => {
    realtime.pushNotification('7', 'k1', aNotification);
    const database = await getClient('7', true);
    const node = ref(database, 'Notifications/Users/7/k1');

    expect((await get(node)).val()).toEqual(aNotification);
    for (const change of [
      () => update(node, { read: 1 }),
      () => set(node, null),
      () => remove(ref(database, 'Notifications/Users/7')),
      () => runTransaction(node, () => null),
      () => onDisconnect(node).remove(),
    ]) {
      await expect(change()).rejects.toThrow(/permission_denied/i);
    }
    expect(realtime.store.read(['Notifications', 'Users', '7'])).toEqual({ k1: aNotification });
  });

  it('keeps support read-only with the e-mail and password, and after a refresh', async () => {
    realtime.pushNotification('7', 'k1', aNotification);
    const database = await getClient(null);
    const { email, password } = getCredentials('7', true);
    const { user } = await signInWithEmailAndPassword(getAuth(database.app), email, password);
    await user.getIdToken(true);

    await expect(set(ref(database, 'Notifications/Users/7/k1'), null)).rejects.toThrow();
    const forged = password.replace('.r.', '.w.');
    await expect(
      signInWithEmailAndPassword(getAuth(database.app), email, forged),
    ).rejects.toThrow();
  });

  it('ends with the session: no updates, reads, refreshes or sign-ins', async () => {
    realtime.pushNotification('7', 'k1', aNotification);
    const database = await getClient('7');
    const node = ref(database, 'Notifications/Users/7');
    const received: unknown[] = [];
    const cancelled = new Promise<Error>((resolve) =>
      onValue(node, (snapshot) => received.push(snapshot.val()), resolve),
    );
    await get(node);
    const { email, password } = getCredentials('7');
    over.add('session-7');
    realtime.pushNotification('7', 'k2', aNotification);

    expect((await cancelled).message).toMatch(/permission_denied/i);
    expect(received).toEqual([{ k1: aNotification }]);
    const auth = getAuth(database.app);
    await expect(auth.currentUser?.getIdToken(true)).rejects.toThrow();
    await expect(signInWithEmailAndPassword(auth, email, password)).rejects.toThrow();
    await expect(signInWithCustomToken(auth, getCredentials('7').customToken)).rejects.toThrow();
  });

  it('does not run onDisconnect operations of an ended session', async () => {
    const database = await getClient('7');
    await onDisconnect(ref(database, 'Notifications/Users/7/online')).set(false);
    over.add('session-7');
    await expect(get(ref(database, 'Notifications/Users/7'))).rejects.toThrow();
    goOffline(database);
    const other = await getClient('8');
    await get(ref(other, 'Notifications/Users/8'));

    expect(realtime.store.read(['Notifications', 'Users', '7', 'online'])).toBeNull();
  });
});
