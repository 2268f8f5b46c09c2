import { sandboxProfile } from '@surtidor/data/backend-profile';
import { afterEach, describe, expect, it } from 'vitest';
import { specificationPortal } from '../../src/shared/config/specification-portal.ts';
import { createStartPages } from '../html/start-pages.ts';
import { getPublicConfig } from '../settings/public-config.ts';
import { readSettings } from '../settings/read-settings.ts';
import { createTestServer, portalOrigin } from '../testing/create-test-server.ts';
import { type FakeBackend, startFakeBackend } from '../testing/fake-backend.ts';
import { createFailedLogin, createLoginResponse } from '../testing/login-result.ts';

let backend: FakeBackend | undefined;
afterEach(async () => {
  await backend?.stop(0);
  backend = undefined;
});

const credentials = { email: ' lucia@example.com ', password: 'clave-secreta' };
const wrongCredentials = { ...credentials, password: 'mala' };

/** Returns the request of a form submitted without JavaScript. */
const createFormPost = (fields: Record<string, string>, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: {
    'Content-Type': 'application/x-www-form-urlencoded',
    Accept: 'text/html,*/*;q=0.8',
    Origin: portalOrigin,
    'Sec-Fetch-Site': 'same-origin',
    ...headers,
  },
  body: new URLSearchParams(fields).toString(),
});

async function createTestPortal() {
  backend = await startFakeBackend(({ body }) =>
    body.includes('clave-secreta')
      ? createLoginResponse()
      : createFailedLogin({ code: 'SIGN_IN_FAILED' }),
  );
  return createTestServer({ BACKEND_URL: backend.origin, LOGIN_DELAY_STEP_MS: '60000' });
}

describe('the sign-in form without JavaScript', () => {
  it.each([
    ['/login', '/'],
    ['/', '/'],
    ['/admin/pending-invoices?tipo=vencidas', '/admin/pending-invoices?tipo=vencidas'],
    ['/login?next=%2Fadmin%2Fpending-invoices', '/admin/pending-invoices'],
    ['/login?next=https%3A%2F%2Fevil.example.org', '/'],
    ['/login?next=%2F%2Fevil.example.org', '/'],
    ['//evil.example.org/login', '/'],
  ])('posted to %s signs in and redirects to %s', async (path, expectedPath) => {
    const { app } = await createTestPortal();
    const response = await app.request(`${portalOrigin}${path}`, createFormPost(credentials));
    expect([response.status, response.headers.get('Location')]).toEqual([303, expectedPath]);
    const cookies = response.headers.getSetCookie().map((line) => line.split('=')[0]);
    expect(cookies).toEqual(expect.arrayContaining(['apollo-token', 'user', 'surtidor-device']));
    expect(JSON.parse(backend?.requests[0]?.body ?? '').variables.email).toBe('lucia@example.com');
  });

  it('shows the error of a wrong password without repeating the password', async () => {
    const { app } = await createTestPortal();
    const response = await app.request('/login', createFormPost(wrongCredentials));
    expect(response.status).toBe(401);
    expect(response.headers.get('Content-Type')).toContain('text/html');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Content-Security-Policy')).toContain("script-src 'self'");
    const text = await response.text();
    expect(text).toContain('invalid-credentials');
    expect(text).toContain('lucia@example.com');
    expect(text).not.toContain('mala');
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('signs in to the selected store, and shows it again with an error', async () => {
    const { app } = await createTestPortal();
    await app.request('/login', createFormPost({ ...credentials, store: 'peru' }));
    const response = await app.request(
      '/login',
      createFormPost({ ...wrongCredentials, store: 'peru' }),
    );
    expect(backend?.requests.map(({ headers }) => headers.get('Store'))).toEqual(['peru', 'peru']);
    expect(await response.text()).toContain('"store":"peru"');
  });

  it('is throttled like sign-in requests from scripts', async () => {
    const { app } = await createTestPortal();
    for (let n = 0; n < 4; n += 1) await app.request('/login', createFormPost(wrongCredentials));
    const rejectedResponse = await app.request('/login', createFormPost(credentials));
    expect(rejectedResponse.status).toBe(429);
    expect(Number(rejectedResponse.headers.get('Retry-After'))).toBeGreaterThan(30);
    expect(await rejectedResponse.text()).toContain('too-many-attempts');
  });

  it.each([[{}], [{ email: 'lucia@example.com' }], [{ ...credentials, email: 'lucia' }]])(
    'shows the invalid fields of %j without calling the backend',
    async (fields) => {
      const { app } = await createTestPortal();
      const response = await app.request(
        '/login',
        createFormPost(fields as Record<string, string>),
      );
      expect(response.status).toBe(400);
      expect(response.headers.get('Content-Type')).toContain('text/html');
      expect(backend?.requests).toEqual([]);
    },
  );

  it('is rejected if it comes from another site or its body is too large', async () => {
    const { app } = await createTestPortal();
    const foreignPost = createFormPost(credentials, { Origin: 'https://evil.example.org' });
    expect((await app.request('/login', foreignPost)).status).toBe(403);
    const largePost = createFormPost({ ...credentials, password: 'x'.repeat(20_000) });
    expect((await app.request('/login', largePost)).status).toBe(413);
    expect(backend?.requests).toEqual([]);
  });

  it('shows an error if the backend does not respond', async () => {
    const { app } = createTestServer({ BACKEND_URL: 'http://127.0.0.1:9/graphql' });
    const response = await app.request('/login', createFormPost(credentials));
    expect(response.status).toBe(502);
    expect(await response.text()).toContain('communication');
  });

  it('redirects if the sign-in page redirects a signed-in user', async () => {
    backend = await startFakeBackend(() => createFailedLogin({ code: 'SIGN_IN_FAILED' }));
    const pages = createStartPages({
      definition: specificationPortal,
      config: getPublicConfig(readSettings({}), sandboxProfile),
      backendUrl: backend.origin,
      realtimeCredentialsUrl: backend.origin,
      dataTimeoutMs: 0,
      renderPage: () => new Response(null, { status: 302, headers: { Location: '/' } }),
    });
    const { app } = createTestServer({ BACKEND_URL: backend.origin }, { pages });
    const response = await app.request('/login', createFormPost(wrongCredentials));
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/']);
  });

  it('does not handle other POST requests', async () => {
    const { app } = await createTestPortal();
    const jsonPost = {
      ...createFormPost(credentials),
      headers: { 'Content-Type': 'application/json', Origin: portalOrigin },
    };
    expect((await app.request('/login', jsonPost)).status).toBe(404);
    expect(
      (await app.request('/server-middleware/nothing', createFormPost(credentials))).status,
    ).toBe(500);
  });
});
