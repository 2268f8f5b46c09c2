import { sandboxProfile } from '@surtidor/data/backend-profile';
import purifier from 'isomorphic-dompurify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getPublicConfig } from '../../../server/settings/public-config.ts';
import { readSettings } from '../../../server/settings/read-settings.ts';
import { idleExpiryKey } from '../../shared/browser/mirrored-storage.ts';
import { specificationPortal } from '../../shared/config/specification-portal.ts';
import type { PageRequest } from '../../shared/page-request.ts';
import { createServerEnvironment } from './server-environment.ts';

const realtimeSettings = {
  REALTIME_URL: 'https://db.example',
  REALTIME_AUTH_URL: 'https://db.example',
};
const now = Date.parse('2026-11-20T15:00:00Z');

const session = {
  role: 'legal-representative',
  authenticated: true,
  support: false,
  permissions: [],
  clientCode: '1000123',
  userId: '7',
  displayName: 'Lucía Peña',
  store: 'colombia',
  terms: { id: '7', accepted: true },
} as const;

/** Loads the notifications of a page. Returns those that are sent with it. */
async function preload(
  overrides: Partial<PageRequest> = {},
  environment: Readonly<Record<string, string>> = realtimeSettings,
) {
  const fetchRealtimeCredentials = vi.fn(
    overrides.fetchRealtimeCredentials ?? (async () => Response.json({ token: 'custom' })),
  );
  const { clients, preloadNotifications } = createServerEnvironment(
    {
      nonce: 'n',
      config: getPublicConfig(readSettings(environment), sandboxProfile),
      session: { session, key: 'k', store: 'colombia' },
      sharedStorage: {},
      isPhone: false,
      purifier,
      origin: 'https://portal.example',
      returnedSignIn: null,
      postGraphql: () => Promise.reject(new TypeError('failed')),
      dataTimeoutMs: 800,
      now,
      setStatus: () => undefined,
      ...overrides,
      fetchRealtimeCredentials,
    },
    specificationPortal,
  );
  await preloadNotifications();
  return { notifications: clients.current().initialNotifications, fetchRealtimeCredentials };
}

const fetchMock = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  fetchMock.mockImplementation(async (url) =>
    Response.json(url.includes('identitytoolkit') ? { idToken: 'id' } : { a: { title: 'Pedido' } }),
  );
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

test('sends the notifications of the signed-in user with the page', async () => {
  const { notifications } = await preload();
  expect(notifications).toMatchObject([{ key: 'a', title: 'Pedido' }]);
  expect(fetchMock.mock.calls.map(([url]) => new URL(url).pathname)).toEqual([
    '/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken',
    '/Notifications/Users/7.json',
  ]);
});

const minuteMs = 60_000;

/** The expiry that a device wrote. Its clock was ahead of the server's by `aheadMs`, or behind if negative. */
const getDeviceExpiry = (aheadMs: number, remainingMs: number) => ({
  [idleExpiryKey]: JSON.stringify(['k', now + aheadMs + remainingMs, -aheadMs]),
});

test.each([-40, 0, 40])(
  'the clock of the server decides on the expiry if the device is %i minutes ahead',
  async (minutes) => {
    const aheadMs = minutes * minuteMs;
    const active = await preload({ sharedStorage: getDeviceExpiry(aheadMs, minuteMs) });
    expect(active.notifications).toHaveLength(1);
    const expired = await preload({ sharedStorage: getDeviceExpiry(aheadMs, -1) });
    expect(expired.notifications).toBeNull();
  },
);

/** A request that only its signal ends. */
const waitForAbort = (_: string, { signal }: RequestInit) =>
  new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  });

test.each<[string, Partial<PageRequest>]>([
  ['the token', { fetchRealtimeCredentials: waitForAbort }],
  ['the database', {}],
])('does not wait for %s longer than the page', async (_, overrides) => {
  fetchMock.mockImplementation(waitForAbort);
  expect(await preload({ ...overrides, dataTimeoutMs: 20 })).toMatchObject({ notifications: null });
});

test.each<[string, Partial<PageRequest>, Readonly<Record<string, string>>]>([
  ['without a database', {}, {}],
  [
    'without a session',
    { session: { session: null, key: null, store: 'colombia' } },
    realtimeSettings,
  ],
  [
    'for an expired session',
    { sharedStorage: { [idleExpiryKey]: JSON.stringify(['k', now - 1]) } },
    realtimeSettings,
  ],
])('requests nothing %s', async (_, overrides, environment) => {
  const { notifications, fetchRealtimeCredentials } = await preload(overrides, environment);
  expect(notifications).toBeNull();
  expect(fetchRealtimeCredentials).not.toHaveBeenCalled();
  expect(fetchMock).not.toHaveBeenCalled();
});
