import { createFailure } from '@surtidor/domain';
import { expect, test, vi } from 'vitest';
import type { Outcome } from '../shared/outcome.ts';
import { createFakeFetch, type RecordedRequest } from '../test-support/fake-fetch.ts';
import { fetchNotifications, type NotificationsRequest } from './fetch-notifications.ts';

const settings = {
  databaseUrl: 'https://db.example/?ns=surtidor',
  authUrl: null,
  apiKey: 'key',
  projectId: 'p',
};
const stored = { read: 0, title: 'Pedido', body: 'En camino', date: '2026-03-15 08:30' };

type Respond = (request: RecordedRequest) => Response | Promise<Response>;

const signIn: Respond = () =>
  Response.json({ idToken: 'id', refreshToken: 'r', expiresIn: '3600' });

/** Fetches with services that respond to the sign-in and then to the reading. */
function run(
  [respondToSignIn, respondToRead]: readonly [Respond, Respond],
  overrides: Partial<NotificationsRequest> = {},
) {
  const { fetch, requests } = createFakeFetch((request) =>
    request.uri.includes('identitytoolkit') ? respondToSignIn(request) : respondToRead(request),
  );
  const result = fetchNotifications({
    settings,
    userId: '7',
    timeZone: 'America/Bogota',
    fetchToken: async (): Promise<Outcome<string>> => ({ kind: 'done', value: 'custom' }),
    origin: 'https://portal.example',
    signal: new AbortController().signal,
    fetch,
    ...overrides,
  });
  return { result, requests };
}

const respondWith =
  (json: unknown, status = 200): Respond =>
  () =>
    Response.json(json, { status });
const neverRespond: Respond = () => new Promise(() => undefined);

test('signs in with the token and reads the user’s own node', async () => {
  const { result, requests } = run([signIn, respondWith({ a: stored, b: 7 })], {
    userId: 'maría 7?',
  });
  expect(await result).toMatchObject([{ key: 'a', read: false, title: 'Pedido' }]);
  const [signInRequest, readRequest] = requests;
  expect(signInRequest?.uri).toBe(
    'https://identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=key',
  );
  expect(signInRequest?.body).toEqual({ token: 'custom', returnSecureToken: true });
  expect(signInRequest?.headers.get('Referer')).toBe('https://portal.example/');
  const { pathname, searchParams } = new URL(readRequest?.uri ?? '');
  expect(decodeURIComponent(pathname)).toBe('/Notifications/Users/maría 7?.json');
  expect(Object.fromEntries(searchParams)).toEqual({
    ns: 'surtidor',
    orderBy: '"$key"',
    limitToLast: '1001',
    auth: 'id',
  });
});

test('signs in at the emulator if there is one', async () => {
  const { result, requests } = run([signIn, respondWith(null)], {
    settings: { ...settings, authUrl: 'http://localhost:4100' },
  });
  await result;
  expect(requests[0]?.uri).toMatch(/^http:\/\/localhost:4100\/identitytoolkit\.googleapis\.com\//);
});

test('returns an empty list for an empty node', async () => {
  expect(await run([signIn, respondWith(null)]).result).toEqual([]);
});

const createNode = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, stored]));

test('returns a complete list only', async () => {
  expect(await run([signIn, respondWith(createNode(1000))]).result).toHaveLength(1000);
  expect(await run([signIn, respondWith(createNode(1001))]).result).toBeNull();
  expect(await run([signIn, respondWith({ ...createNode(1000), x: 7 })]).result).toBeNull();
});

test.each<[string, Respond, Respond]>([
  ['a rejected token', respondWith({ error: {} }, 400), respondWith({ a: stored })],
  ['a sign-in without an id token', respondWith({ idToken: 5 }), respondWith({ a: stored })],
  ['a sign-in page in HTML', () => new Response('<html>'), respondWith({ a: stored })],
  ['no response to the sign-in', neverRespond, respondWith({ a: stored })],
  ['a denied node', signIn, respondWith({ error: 'Permission denied' }, 401)],
  ['an error with status 200', signIn, respondWith({ error: 'x' })],
  ['text', signIn, respondWith('text')],
  ['HTML', signIn, () => new Response('<html>')],
  ['a broken connection', signIn, () => Promise.reject(new TypeError('failed'))],
  ['no response', signIn, neverRespond],
  ['a node that would make the page large', signIn, respondWith({ a: { title: 'x'.repeat(1e6) } })],
])('returns null for %s', async (_, respondToSignIn, respondToRead) => {
  const { result } = run([respondToSignIn, respondToRead], { signal: AbortSignal.timeout(50) });
  expect(await result).toBeNull();
});

test('stops reading a node that would make the page large', async () => {
  let chunkCount = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      chunkCount += 1;
      controller.enqueue(new Uint8Array(100_000).fill(32));
      if (chunkCount === 100) controller.close();
    },
  });
  expect(await run([signIn, () => new Response(body)]).result).toBeNull();
  expect(chunkCount).toBeLessThan(20);
});

test.each<[string, Partial<NotificationsRequest>]>([
  [
    'no token',
    { fetchToken: async () => ({ kind: 'failed', failure: createFailure('unauthorized') }) },
  ],
  ['an id that is no key', { userId: '7/../8' }],
  ['an invalid database URL', { settings: { ...settings, databaseUrl: 'db' } }],
])('returns null and reads nothing with %s', async (_, overrides) => {
  const { result, requests } = run([signIn, respondWith({ a: stored })], overrides);
  expect(await result).toBeNull();
  expect(requests.filter(({ uri }) => !uri.includes('identitytoolkit'))).toEqual([]);
});

test('requests no token if the session does not know its user', async () => {
  const fetchToken = vi.fn();
  expect(await run([signIn, respondWith(null)], { userId: '', fetchToken }).result).toBeNull();
  expect(fetchToken).not.toHaveBeenCalled();
});
