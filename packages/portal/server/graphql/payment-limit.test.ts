import type { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import type { PortalEnvironment } from '../portal-environment.ts';
import { createJsonPost, createTestServer } from '../testing/create-test-server.ts';
import { type FakeBackend, startFakeBackend } from '../testing/fake-backend.ts';
import { createLoginResponse, loginResult } from '../testing/login-result.ts';
import { signInForCookies } from '../testing/sign-in-for-cookies.ts';

let backend: FakeBackend;
afterEach(() => backend.stop(0));

const open = { query: 'mutation { crearTransaccionOnline(lines: []) { uuid } }' };
const openInCash = { query: '{ easyPayContado(filter: {}) { uuid } }' };
const two = {
  query: 'mutation { a: crearTransaccionOnline { uuid } b: crearTransaccionOnline { uuid } }',
};

/** Creates a portal whose password is the code of the company. Each sign-in has a new token. */
async function createPortal() {
  let signIns = 0;
  backend = await startFakeBackend(({ body }) => {
    if (!body.includes('SignIn')) return Response.json({ data: {} });
    signIns += 1;
    const clientCode: unknown = JSON.parse(body).variables.password;
    return createLoginResponse({
      ...loginResult,
      token: `token-${signIns}`,
      session_user: { ...loginResult.session_user, clientCode },
    });
  });
  return createTestServer({
    BACKEND_URL: backend.origin,
    GRAPHQL_OPERATIONS: 'open',
    PAYMENT_LIMIT_SESSION: '3',
    PAYMENT_LIMIT_COMPANY: '5',
  });
}

const signIn = (app: Hono<PortalEnvironment>, clientCode: string) =>
  signInForCookies(app, { email: 'lucia@example.com', password: clientCode });
const post = (app: Hono<PortalEnvironment>, body: object, Cookie: string) =>
  app.request('/graphql', createJsonPost(body, { Cookie }));

it('limits the payments that a session opens in a minute, in both ways', async () => {
  const { app } = await createPortal();
  const cookies = (await signIn(app, '1000')).header;
  const sent = backend.requests.length;
  const statuses = [];
  for (const body of [open, openInCash, open, openInCash, open])
    statuses.push((await post(app, body, cookies)).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  expect(backend.requests).toHaveLength(sent + 3);
  const rejection = await post(app, open, cookies);
  expect(rejection.headers.get('X-Not-Sent')).toBe('1');
  expect(Number(rejection.headers.get('Retry-After'))).toBeGreaterThan(50);
  expect(await rejection.json()).toMatchObject({
    errors: [{ extensions: { code: 'TOO_MANY_PAYMENTS' } }],
  });
  expect((await post(app, { query: '{ ping }' }, cookies)).status).toBe(200);
});

describe('the limit of a company', () => {
  it('holds over its sessions, and counts each payment of one request', async () => {
    const { app } = await createPortal();
    const statuses = [];
    for (const company of ['1000', '1000', '1000', '2000'])
      statuses.push((await post(app, two, (await signIn(app, company)).header)).status);
    expect(statuses).toEqual([200, 200, 429, 200]);
  });

  it('does not read the company from a cookie that the visitor can edit', async () => {
    const { app } = await createPortal();
    const statuses = [];
    for (const company of ['a', 'b', 'c']) {
      const cookies = await signIn(app, '1000');
      const user = encodeURIComponent(JSON.stringify({ clientCode: company }));
      statuses.push((await post(app, two, cookies.with('user', user))).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });

  it.each([
    ['edited', (value: string) => `x${value}`],
    ['removed', () => null],
    ['that of another session', (_: string, other: string) => other],
  ])('counts the sessions of a network together if the owner is %s', async (_, edit) => {
    const { app } = await createPortal();
    const other = (await signIn(app, '2000')).get('session-owner');
    const statuses = [];
    for (const company of ['1000', '3000', '4000']) {
      const cookies = await signIn(app, company);
      const value = edit(cookies.get('session-owner'), other);
      statuses.push((await post(app, two, cookies.with('session-owner', value))).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
    // The other company lost nothing.
    expect((await post(app, two, (await signIn(app, '2000')).header)).status).toBe(200);
  });
});
