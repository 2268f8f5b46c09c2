import { magentoProfile } from '@surtidor/data/backend-profile';
import { afterEach, expect, it } from 'vitest';
import { createJsonPost, createTestServer } from '../testing/create-test-server.ts';
import { type FakeBackend, startFakeBackend } from '../testing/fake-backend.ts';
import { createLoginResponse, loginResult } from '../testing/login-result.ts';
import { signInForCookies } from '../testing/sign-in-for-cookies.ts';

let backend: FakeBackend | undefined;
afterEach(async () => {
  await backend?.stop(0);
  backend = undefined;
});

const path = '/server-middleware/auth/company';
const company = '2000456';
const otherCompany = {
  ...loginResult,
  token: 'token-of-the-other-company',
  numero_empresas: 2,
  store_code: 'colombia',
  session_user: { ...loginResult.session_user, clientCode: company, userId: '9' },
};

const createError = (code: string) =>
  Response.json({ data: null, errors: [{ message: 'no', extensions: { code } }] });

interface Responses {
  readonly switched?: () => Response;
  readonly login?: object;
}

async function startServer({ switched, login }: Responses = {}) {
  backend = await startFakeBackend(({ body }) => {
    if (body.includes('SignOut')) return Response.json({ data: {} });
    if (body.includes('SwitchCompany')) return switched?.() ?? createLoginResponse(otherCompany);
    return createLoginResponse({ ...loginResult, numero_empresas: 2, ...login });
  });
  const { app, securityLines } = createTestServer({ BACKEND_URL: `${backend.origin}/graphql` });
  const cookies = await signInForCookies(app, { email: 'jefe@valdeluna.example', password: 'x' });
  const change = (body: unknown, cookie = cookies.header) =>
    app.request(path, createJsonPost(body, { Cookie: cookie }));
  return { app, change, cookies, securityLines };
}

const getRequests = (operation: string) =>
  backend?.requests.filter(({ body }) => body.includes(operation)) ?? [];
const getCookie = (response: Response, name: string) =>
  response.headers.getSetCookie().find((line) => line.startsWith(`${name}=`)) ?? '';

it('changes the session, its store and its key, and ends the previous one', async () => {
  const { change, cookies, securityLines } = await startServer();
  const response = await change({ company });
  expect(await response.json()).toEqual({ switched: true });
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const [request] = getRequests('SwitchCompany');
  expect(request?.headers.get('Authorization')).toBe(`Bearer ${loginResult.token}`);
  expect(getCookie(response, 'apollo-token')).toContain(otherCompany.token);
  expect(getCookie(response, 'apollo-token')).toContain('HttpOnly');
  expect(decodeURIComponent(getCookie(response, 'user'))).toContain(`"clientCode":"${company}"`);
  expect(getCookie(response, 'store-code')).toContain('colombia');
  expect(getCookie(response, 'session-key')).not.toContain(cookies.get('session-key'));
  expect(getRequests('SignOut').map(({ headers }) => headers.get('Authorization'))).toEqual([
    `Bearer ${loginResult.token}`,
  ]);
  expect(securityLines.at(-1)).toMatchObject({ event: 'company-switch', outcome: 'ok', company });
});

it('tells the browser that there are several companies, never support', async () => {
  const { cookies } = await startServer();
  expect(decodeURIComponent(cookies.get('user'))).toContain('"hasOtherCompanies":true');
  await backend?.stop(0);
  const single = await startServer({ login: { numero_empresas: 1 } });
  expect(decodeURIComponent(single.cookies.get('user'))).not.toContain('hasOtherCompanies');
  await backend?.stop(0);
  const support = await startServer({ login: { support: true } });
  expect(decodeURIComponent(support.cookies.get('user'))).not.toContain('hasOtherCompanies');
});

it.each([
  ['a company that is not theirs', () => createError('FORBIDDEN'), 403, 'forbidden'],
  ['an ended session', () => createError('UNAUTHORIZED'), 401, 'unauthorized'],
  ['a failure', () => createError('INTERNAL_SERVER_ERROR'), 502, 'communication'],
  ['HTML', () => new Response('<html>'), 502, 'communication'],
  ['no token', () => createLoginResponse({ ...otherCompany, token: null }), 502, 'communication'],
  ['the session of another company', () => createLoginResponse(), 502, 'communication'],
] as const)('keeps the session after %s', async (_, switched, status, code) => {
  const { change, securityLines } = await startServer({ switched });
  const response = await change({ company });
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ code });
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(getRequests('SignOut')).toEqual([]);
  expect(securityLines.at(-1)).toMatchObject({ event: 'company-switch', reason: code });
});

it('refuses support, and sessions without a readable owner', async () => {
  const support = await startServer({ login: { support: true } });
  expect((await support.change({ company })).status).toBe(403);
  await backend?.stop(0);
  const { change, cookies } = await startServer();
  expect((await change({ company }, cookies.with('session-owner', null))).status).toBe(403);
  expect((await change({ company }, cookies.with('session-owner', 'x.y'))).status).toBe(403);
  expect((await change({ company }, '')).status).toBe(401);
  expect(getRequests('SwitchCompany')).toEqual([]);
});

it('refuses another origin', async () => {
  const { app, cookies } = await startServer();
  const headers = { Cookie: cookies.header, 'Sec-Fetch-Site': 'cross-site' };
  expect((await app.request(path, createJsonPost({ company }, headers))).status).toBe(403);
});

it.each([{}, { company: '' }, { company: [company] }, { company, store: 'peru' }])(
  'rejects the body %j',
  async (body) => {
    const { change } = await startServer();
    expect((await change(body)).status).toBe(400);
  },
);

it('does not exist without the capability', async () => {
  const { app } = createTestServer({}, { backendProfile: magentoProfile });
  const response = await app.request(path, createJsonPost({ company }));
  expect(await response.json()).toMatchObject({ code: 'unknown-middleware' });
});
