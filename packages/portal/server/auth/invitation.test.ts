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

const path = '/server-middleware/invitations';
const email = 'lucia@valdeluna.example';

interface Responses {
  readonly people?: () => Response;
  readonly mail?: () => Response;
  readonly login?: object;
}

const createPeople = (...items: readonly { readonly email: string; readonly status: string }[]) =>
  Response.json({ data: { usuariosCliente: { items } } });
const createError = (message: string) => Response.json({ data: null, errors: [{ message }] });

async function startServer({ people, mail, login }: Responses = {}) {
  backend = await startFakeBackend(({ body }) => {
    if (body.includes('InvitedPerson')) {
      return people?.() ?? createPeople({ email, status: '1' });
    }
    if (body.includes('RequestPasswordReset')) {
      return mail?.() ?? Response.json({ data: { requestPasswordResetEmail: true } });
    }
    return createLoginResponse({ ...loginResult, ...login });
  });
  const { app, securityLines } = createTestServer({ BACKEND_URL: `${backend.origin}/graphql` });
  const cookies = await signInForCookies(app, { email: 'jefe@valdeluna.example', password: 'x' });
  const invite = (body: unknown, cookie = cookies.header) =>
    app.request(path, createJsonPost(body, { Cookie: cookie }));
  return { invite, cookies, securityLines };
}

const getMails = () =>
  backend?.requests.filter(({ body }) => body.includes('RequestPasswordReset')) ?? [];

it('requests the e-mail for a person of the company', async () => {
  const { invite, securityLines } = await startServer({
    people: () =>
      createPeople({ email: 'otra.lucia@valdeluna.example', status: '1' }, { email, status: '1' }),
  });
  const response = await invite({ email: 'Lucia@Valdeluna.example' });
  expect(await response.json()).toEqual({ result: 'sent' });
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const [search] = backend?.requests.filter(({ body }) => body.includes('InvitedPerson')) ?? [];
  expect(search?.headers.get('Authorization')).toBe(`Bearer ${loginResult.token}`);
  expect(getMails()).toHaveLength(1);
  expect(getMails()[0]?.headers.get('Authorization')).toBeNull();
  expect(securityLines.at(-1)).toMatchObject({
    event: 'password-reset-request',
    outcome: 'ok',
    company: '1000123',
  });
  expect(JSON.stringify(securityLines)).not.toContain(email);
});

it.each([
  ['whom the session does not manage', () => createPeople()],
  ['whose address only contains it', () => createPeople({ email: `a${email}`, status: '1' })],
  ['who is inactive', () => createPeople({ email, status: '0' })],
])('sends nothing to a person %s', async (_, people) => {
  const { invite } = await startServer({ people });
  expect((await invite({ email })).status).toBe(404);
  expect(getMails()).toEqual([]);
});

it('refuses sessions of support, and those without a readable owner', async () => {
  const support = await startServer({ login: { support: true } });
  expect((await support.invite({ email })).status).toBe(403);
  await backend?.stop(0);
  const { invite, cookies } = await startServer();
  expect((await invite({ email }, cookies.with('session-owner', null))).status).toBe(403);
  expect((await invite({ email }, cookies.with('session-owner', 'x.y'))).status).toBe(403);
  expect((await invite({ email }, '')).status).toBe(401);
  expect(getMails()).toEqual([]);
});

it.each([
  ['without an address', {}],
  ['with a broken address', { email: 'lucia' }],
  ['with a list', { email: [email] }],
])('rejects a body %s', async (_, body) => {
  const { invite } = await startServer();
  expect((await invite(body)).status).toBe(400);
});

it.each([
  ['communication', { people: () => new Response('<html>') }],
  ['communication', { people: () => createError("The current customer isn't authorized.") }],
  ['communication', { mail: () => new Response('<html>') }],
  ['unavailable', { mail: () => createError('ReCaptcha validation failed') }],
] as const)('returns %s if the backend does not send it', async (result, responses) => {
  const { invite } = await startServer(responses);
  expect(await (await invite({ email })).json()).toEqual({ result });
});

it('limits the e-mails to one address', async () => {
  const { invite } = await startServer();
  const results: unknown[] = [];
  for (let n = 0; n < 5; n++) results.push((await (await invite({ email })).json()).result);
  expect(results.slice(0, 3)).toEqual(['sent', 'sent', 'sent']);
  expect(results.at(-1)).toBe('too-many-attempts');
});

it('does not exist without the capability', async () => {
  const { app } = createTestServer({}, { backendProfile: magentoProfile });
  const response = await app.request(path, createJsonPost({ email }));
  expect(await response.json()).toMatchObject({ code: 'unknown-middleware' });
});
