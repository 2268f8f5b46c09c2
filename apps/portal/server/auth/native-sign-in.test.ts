import { afterEach, describe, expect, it } from 'vitest';
import { createTestServer, ownOrigin } from '../testing/create-test-server.ts';
import { type FakeBackend, startFakeBackend } from '../testing/fake-backend.ts';
import { failedLogin, loginResponse } from '../testing/login-result.ts';

let backend: FakeBackend | undefined;
afterEach(async () => {
  await backend?.stop(0);
  backend = undefined;
});

const right = { email: ' lucia@example.com ', password: 'clave-secreta' };
const wrong = { ...right, password: 'mala' };

/** The request of a form submitted without script. */
const formPost = (fields: Record<string, string>, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: {
    'Content-Type': 'application/x-www-form-urlencoded',
    Accept: 'text/html,*/*;q=0.8',
    Origin: ownOrigin,
    'Sec-Fetch-Site': 'same-origin',
    ...headers,
  },
  body: new URLSearchParams(fields).toString(),
});

async function server() {
  backend = await startFakeBackend(({ body }) =>
    body.includes('clave-secreta') ? loginResponse() : failedLogin({ code: 'SIGN_IN_FAILED' }),
  );
  return createTestServer({ BACKEND_URL: backend.origin, LOGIN_DELAY_STEP_MS: '60000' });
}

describe('the sign-in form without script', () => {
  it.each([
    ['/login', '/'],
    ['/', '/'],
    ['/admin/pending-invoices?tipo=vencidas', '/admin/pending-invoices?tipo=vencidas'],
    ['/login?next=%2Fadmin%2Fpending-invoices', '/admin/pending-invoices'],
    ['/login?next=https%3A%2F%2Fevil.example.org', '/'],
    ['/login?next=%2F%2Fevil.example.org', '/'],
    ['//evil.example.org/login', '/'],
  ])('posted from %s signs in and redirects to %s', async (path, wanted) => {
    const { app } = await server();
    const response = await app.request(`${ownOrigin}${path}`, formPost(right));
    expect([response.status, response.headers.get('Location')]).toEqual([303, wanted]);
    const cookies = response.headers.getSetCookie().map((line) => line.split('=')[0]);
    expect(cookies).toEqual(expect.arrayContaining(['apollo-token', 'user', 'surtidor-device']));
    expect(JSON.parse(backend?.requests[0]?.body ?? '').variables.email).toBe('lucia@example.com');
  });

  it('returns the page with the error of a wrong password, never the password', async () => {
    const { app } = await server();
    const response = await app.request('/login', formPost(wrong));
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

  it('has the limits of the page’s own requests', async () => {
    const { app } = await server();
    for (let n = 0; n < 4; n += 1) await app.request('/login', formPost(wrong));
    const refused = await app.request('/login', formPost(right));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(30);
    expect(await refused.text()).toContain('too-many-attempts');
  });

  it.each([[{}], [{ email: 'lucia@example.com' }], [{ ...right, email: 'lucia' }]])(
    'with %j shows what is missing without calling the backend',
    async (fields) => {
      const { app } = await server();
      const response = await app.request('/login', formPost(fields as Record<string, string>));
      expect(response.status).toBe(400);
      expect(response.headers.get('Content-Type')).toContain('text/html');
      expect(backend?.requests).toEqual([]);
    },
  );

  it('is rejected for another site and if it is too large', async () => {
    const { app } = await server();
    const foreign = formPost(right, { Origin: 'https://evil.example.org' });
    expect((await app.request('/login', foreign)).status).toBe(403);
    const large = formPost({ ...right, password: 'x'.repeat(20_000) });
    expect((await app.request('/login', large)).status).toBe(413);
    expect(backend?.requests).toEqual([]);
  });

  it('says that the backend does not respond', async () => {
    const { app } = createTestServer({ BACKEND_URL: 'http://127.0.0.1:9/graphql' });
    const response = await app.request('/login', formPost(right));
    expect(response.status).toBe(502);
    expect(await response.text()).toContain('communication');
  });

  it('handles no other posts', async () => {
    const { app } = await server();
    const json = {
      ...formPost(right),
      headers: { 'Content-Type': 'application/json', Origin: ownOrigin },
    };
    expect((await app.request('/login', json)).status).toBe(404);
    expect((await app.request('/server-middleware/nothing', formPost(right))).status).toBe(500);
  });
});
