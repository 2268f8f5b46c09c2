import { afterEach, describe, expect, it } from 'vitest';
import { createJsonPost, createTestServer } from '../testing/create-test-server.ts';
import { type FakeBackend, startFakeBackend } from '../testing/fake-backend.ts';
import { createFailedLogin, createLoginResponse } from '../testing/login-result.ts';
import { signInForCookies } from '../testing/sign-in-for-cookies.ts';

let backend: FakeBackend;
afterEach(() => backend.stop(0));

const oldKey = 'old-key-of-the-deployment-0123456789';
const newKey = 'new-key-of-the-deployment-0123456789';
const lucia = { email: 'lucia@example.com', password: 'right' };
const pablo = { email: 'pablo@example.com', password: 'right' };

async function startBackend() {
  backend = await startFakeBackend(({ body }) => {
    if (!body.includes('SignIn')) return Response.json({ data: { done: true } });
    return body.includes('right')
      ? createLoginResponse()
      : createFailedLogin({ code: 'SIGN_IN_FAILED' });
  });
}

/** Creates an instance with these keys. */
const createInstance = (key: string, fallbackKey = '') =>
  createTestServer({
    BACKEND_URL: backend.origin,
    GRAPHQL_OPERATIONS: 'open',
    DEVICE_SECRET: key,
    DEVICE_SECRET_FALLBACK: fallbackKey,
    LOGIN_DELAY_STEP_MS: '60000',
  });
type Instance = ReturnType<typeof createInstance>;

/** Whether a browser is known: after wrong passwords from elsewhere, an unknown one must wait. */
async function isKnown({ app }: Instance, cookies: string, { email } = lucia): Promise<boolean> {
  const path = '/server-middleware/auth/login';
  for (const password of ['a', 'b', 'c', 'd', 'e'])
    await app.request(path, createJsonPost({ email, password }));
  const response = await app.request(
    path,
    createJsonPost({ email, password: 'right' }, { Cookie: cookies }),
  );
  return response.status === 200;
}

describe('replacing the key', () => {
  it('keeps browsers and owners known with the old key as fallback', async () => {
    await startBackend();
    const before = await signInForCookies(createInstance(oldKey).app, lucia);
    const instance = createInstance(newKey, oldKey);
    expect(await isKnown(instance, before.header)).toBe(true);
    await instance.app.request(
      '/graphql',
      createJsonPost({ query: 'mutation Do { done }' }, { Cookie: before.header }),
    );
    expect(instance.securityLines.at(-1)).toMatchObject({ event: 'write', company: '1000123' });
  });

  it('signs with the new key, also for the other users of the browser', async () => {
    await startBackend();
    const before = await signInForCookies(createInstance(oldKey).app, lucia);
    const both = createInstance(newKey, oldKey);
    const after = await signInForCookies(both.app, pablo, { Cookie: before.header });
    expect(await isKnown(both, after.header, lucia)).toBe(true);
    expect(await isKnown(createInstance(newKey), after.header, pablo)).toBe(true);
    // Lucía has not signed in since.
    expect(await isKnown(createInstance(newKey), after.header, lucia)).toBe(false);
  });

  it('lets instances with the old key accept the new one first', async () => {
    await startBackend();
    const after = await signInForCookies(createInstance(newKey, oldKey).app, lucia);
    expect(await isKnown(createInstance(oldKey, newKey), after.header)).toBe(true);
  });

  it('does not know a browser, and records its cookie, without the old key', async () => {
    await startBackend();
    const before = await signInForCookies(createInstance(oldKey).app, lucia);
    const instance = createInstance(newKey);
    expect(await isKnown(instance, before.header)).toBe(false);
    expect(
      instance.securityLines.filter(
        ({ request }) => request === instance.securityLines.at(-1)?.request,
      ),
    ).toMatchObject([
      { event: 'session-owner-invalid', outcome: 'refused' },
      { event: 'device-cookie-invalid', outcome: 'refused' },
      { event: 'sign-in', outcome: 'delayed' },
    ]);
  });
});
