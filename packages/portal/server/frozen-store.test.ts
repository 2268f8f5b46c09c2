import { afterEach, beforeEach, expect, it } from 'vitest';
import { type AttemptStores, createSharedStores } from './auth/throttle/attempt-stores.ts';
import { createJsonPost, createTestServer } from './testing/create-test-server.ts';
import { type FakeBackend, startFakeBackend } from './testing/fake-backend.ts';
import { createFailedLogin } from './testing/login-result.ts';
import { type FreezableStore, startRespServer } from './testing/resp-server.ts';

let backend: FakeBackend;
let store: FreezableStore;
let attempts: AttemptStores;
let outages: string[];
let recoveryCount: number;

beforeEach(async () => {
  outages = [];
  recoveryCount = 0;
  backend = await startFakeBackend(({ body }) =>
    body.includes('generateCustomerToken')
      ? createFailedLogin({ code: 'SIGN_IN_FAILED' })
      : Response.json({ data: { __typename: 'Query' } }),
  );
  store = await startRespServer();
  attempts = createSharedStores(
    store.url,
    (reason) => outages.push(reason),
    () => {
      recoveryCount += 1;
    },
  );
  await attempts.ready;
});

afterEach(async () => {
  attempts.close();
  await Promise.all([backend.stop(0), store.stop()]);
});

function createPortal() {
  const { app } = createTestServer(
    { BACKEND_URL: backend.origin, LOGIN_DELAY_STEP_MS: '60000' },
    { attempts },
  );
  const guess = async () =>
    (
      await app.request(
        '/server-middleware/auth/login',
        createJsonPost({ email: 'lucia@example.com', password: 'mala' }),
      )
    ).status;
  const getReadiness = async () => (await app.request('/readyz')).json();
  return { guess, getReadiness };
}

it('counts in memory and reports the outage once while the store does not respond', async () => {
  const { guess, getReadiness } = createPortal();
  expect(await guess()).toBe(401);
  expect(await getReadiness()).toEqual({ status: 'ready', loginStore: 'reached' });
  store.freeze();
  const startedAt = performance.now();
  const statuses = [];
  for (let n = 0; n < 6; n += 1) statuses.push(await guess());
  // Only the first call waits for the timeout.
  expect(performance.now() - startedAt).toBeLessThan(3000);
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(5);
  expect(statuses.at(-1)).toBe(429);
  expect(await getReadiness()).toEqual({ status: 'ready', loginStore: 'unreachable' });
  expect(outages).toEqual([expect.stringMatching(/timeout|timed out/i)]);
});

it('uses the store again when it responds', async () => {
  const { guess, getReadiness } = createPortal();
  store.freeze();
  await guess();
  expect(await getReadiness()).toMatchObject({ loginStore: 'unreachable' });
  store.thaw();
  await expect.poll(getReadiness, { timeout: 20_000 }).toMatchObject({ loginStore: 'reached' });
  expect(outages).toHaveLength(1);
  expect(recoveryCount).toBe(1);
});

it('reports a store that responds but does not count', async () => {
  const { guess, getReadiness } = createPortal();
  store.makeReplica();
  expect(await guess()).toBe(401);
  expect(await getReadiness()).toEqual({ status: 'ready', loginStore: 'unreachable' });
});

it('waits for the first connection before it reports the store', async () => {
  const startedStores = createSharedStores(store.url, () => undefined);
  expect(await startedStores.isReachable?.()).toBe(true);
  startedStores.close();
});

it('reports a store that is frozen at the start without a long wait', async () => {
  store.freeze();
  const startedAt = performance.now();
  const startedStores = createSharedStores(store.url, () => undefined);
  expect(await startedStores.isReachable?.()).toBe(false);
  expect(performance.now() - startedAt).toBeLessThan(2_000);
  startedStores.close();
});
