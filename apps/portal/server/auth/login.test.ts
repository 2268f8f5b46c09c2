import { magentoProfile, sandboxProfile } from '@surtidor/data/backend-profile';
import { parseSessionCookies } from '@surtidor/domain';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestServer, ownPost } from '../testing/create-test-server.ts';
import {
  type FakeBackend,
  type RequestHandler,
  startFakeBackend,
} from '../testing/fake-backend.ts';
import { failedLogin, loginResponse, loginResult } from '../testing/login-result.ts';

const path = '/server-middleware/auth/login';
const pair = { email: 'lucia@example.com', password: 'clave-secreta' };

let backend: FakeBackend | undefined;
afterEach(async () => {
  await backend?.stop(0);
  backend = undefined;
});

async function serverOver(response: RequestHandler) {
  backend = await startFakeBackend(response);
  return createTestServer({ BACKEND_URL: `${backend.origin}/graphql` });
}

const getCookies = (response: Response) =>
  new Map(
    response.headers.getSetCookie().map((line) => {
      const [name = '', ...value] = (line.split(';')[0] ?? '').split('=');
      return [name, { value: decodeURIComponent(value.join('=')), line }] as const;
    }),
  );

describe('a sign-in that succeeds', () => {
  it('stores the token in an HttpOnly cookie', async () => {
    const { app } = await serverOver(() => loginResponse());
    const response = await app.request(path, ownPost(pair));
    const token = getCookies(response).get('apollo-token');
    expect(token?.value).toBe(loginResult.token);
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/', 'Max-Age=604800']) {
      expect(token?.line).toContain(part);
    }
    expect(await response.text()).not.toContain(loginResult.token);
  });

  it('sets the readable cookies and returns the same session', async () => {
    const { app } = await serverOver(() => loginResponse());
    const response = await app.request(path, ownPost(pair));
    const cookies = getCookies(response);
    const { session } = await response.json();
    expect(session).toEqual({
      role: 'administrative',
      authenticated: true,
      support: false,
      permissions: ['Surtidor_Facturas::pendientes', 'notifications::pedidos'],
      clientCode: '1000123',
      userId: '7',
      displayName: 'Lucía Peña',
      store: 'peru',
      terms: { id: '7', accepted: true },
    });
    const cookieText = (name: string) => cookies.get(name)?.value;
    const read = parseSessionCookies(
      {
        user: cookieText('user'),
        permissions: cookieText('permissions'),
        terms: cookieText('terms-conditions'),
        store: cookieText('store-code'),
      },
      'colombia',
    );
    expect(read).toEqual(session);
    expect(cookies.get('store-code')?.value).toBe('peru');
    expect(cookies.get('locale')?.line).toMatch(/^locale=es; Max-Age=31536000;/);
    expect(cookies.get('user')?.line).not.toContain('HttpOnly');
  });

  describe('with the specification’s fields only', () => {
    const { token, role, hasTermsAndConditions, acl } = loginResult;
    const company = {
      cliente: '1000123',
      nombre: 'Estación El Mirador',
      tipoNit: null,
      clienteNit: '900123456',
      direccion: 'Calle 1',
      telefono: '6011234567',
      email: 'cobros@example.com',
      departamento: '15',
      ciudad: 'Lima',
      pais: 'PE',
    };
    const bare = { token, role, hasTermsAndConditions, acl, client: company };
    const bareServer = async (people: object) => {
      backend = await startFakeBackend(({ body }) =>
        body.includes('usuariosCliente') ? Response.json(people) : loginResponse(bare),
      );
      const environment = { BACKEND_URL: `${backend.origin}/graphql` };
      return createTestServer(environment, { backendProfile: magentoProfile });
    };

    it('looks up the user by e-mail and keeps the company for its panel', async () => {
      const items = [{ id: 7, firstname: 'Lucía', lastname: 'Peña' }];
      const { app } = await bareServer({ data: { usuariosCliente: { items } } });
      const { session } = await (await app.request(path, ownPost(pair))).json();
      expect(session).toMatchObject({
        userId: '7',
        displayName: 'Lucía Peña',
        clientCode: '1000123',
        support: false,
        // The company is in Peru: its fuel store is the only one this deployment has there.
        store: 'peru',
        terms: { id: '7', accepted: true },
        company: { documentType: 'NIT', document: '900123456', department: '15', country: 'PE' },
      });
      const [signIn, lookUp] = backend?.requests ?? [];
      expect(signIn?.body).not.toMatch(/store_code|session_user|support|customer \{/);
      expect(lookUp?.headers.get('authorization')).toBe(`Bearer ${token}`);
    });

    it('signs in although the look-up fails', async () => {
      const { app } = await bareServer({ errors: [{ message: 'Internal server error' }] });
      const { session } = await (await app.request(path, ownPost(pair))).json();
      expect(session).toMatchObject({ userId: '', displayName: 'Estación El Mirador' });
    });

    it('recognises support by the mutation', async () => {
      const { app } = await bareServer({});
      const { session } = await (await app.request(path, ownPost({ secret: 'once' }))).json();
      expect(session.support).toBe(true);
      expect(backend?.requests).toHaveLength(1);
    });
  });

  it.each([
    ['the store of the browser', { Cookie: 'store-code=peru' }, 'peru'],
    ['the default store', {}, 'colombia'],
    ['the default store for one that is not served', { Cookie: 'store-code=marte' }, 'colombia'],
  ])('uses %s, also for support', async (_, headers, store) => {
    const { app } = await serverOver(() => loginResponse());
    await app.request(path, ownPost(pair, headers));
    await app.request(path, ownPost({ secret: 'once' }, headers));
    expect(backend?.requests.map((requests) => requests.headers.get('store'))).toEqual([
      store,
      store,
    ]);
  });

  it.each([
    ['the token itself', 1_000_000_600, null, 600],
    ['the profile', null, 3_600, 3_600],
    ['the setting', null, null, 7 * 86_400],
  ])('keeps cookies for the lifetime of %s', async (_, exp, tokenLifeSeconds, seconds) => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const token = exp === null ? 'opaque' : `${part({})}.${part({ exp })}.x`;
    backend = await startFakeBackend(() => loginResponse({ ...loginResult, token }));
    const { app } = createTestServer(
      { BACKEND_URL: backend.origin },
      { backendProfile: { ...sandboxProfile, tokenLifeSeconds }, now: () => 1_000_000_000_000 },
    );
    const cookies = getCookies(await app.request(path, ownPost(pair)));
    expect(cookies.get('apollo-token')?.line).toContain(`Max-Age=${seconds};`);
    expect(cookies.get('user')?.line).toContain(`Max-Age=${seconds};`);
  });

  it('uses the support mutation for a secret', async () => {
    const { app } = await serverOver(() => loginResponse({ ...loginResult, support: true }));
    const response = await app.request(path, ownPost({ secret: 'once' }));
    expect(backend?.requests[0]?.body).toContain('generateSupportCustomerToken');
    expect((await response.json()).session.support).toBe(true);
  });

  it.each([
    ['a name for nobody', { ...loginResult, customer: null }, 'Estación El Mirador'],
    ['no client either', { ...loginResult, customer: null, client: null }, ''],
  ])('tolerates %s', async (_, result, name) => {
    const { app } = await serverOver(() => loginResponse(result));
    const response = await app.request(path, ownPost(pair));
    expect((await response.json()).session.displayName).toBe(name);
  });
});

describe('a sign-in from a browser that is signed in', () => {
  const again = (headers: Record<string, string>) =>
    ownPost(pair, {
      Cookie: 'apollo-token=earlier-token; user=%7B%22userId%22%3A%227%22%7D',
      ...headers,
    });
  const revoked = () =>
    backend?.requests
      .filter(({ body }) => body.includes('revokeCustomerToken'))
      .map(({ headers }) => headers.get('Authorization'));

  it('ends the previous session after opening the new one', async () => {
    const { app } = await serverOver(() => loginResponse());
    expect((await app.request(path, again({}))).status).toBe(200);
    expect(revoked()).toEqual(['Bearer earlier-token']);
    expect(backend?.requests.at(-1)?.body).toContain('revokeCustomerToken');
  });

  it('keeps it if the password is wrong', async () => {
    const { app } = await serverOver(() => failedLogin({ code: 'SIGN_IN_FAILED' }));
    expect((await app.request(path, again({}))).status).toBe(401);
    expect(revoked()).toEqual([]);
  });

  it('succeeds although the previous one cannot be ended', async () => {
    const { app } = await serverOver(({ body }) =>
      body.includes('revoke') ? new Response('', { status: 500 }) : loginResponse(),
    );
    expect((await app.request(path, again({}))).status).toBe(200);
  });

  it.each([
    ['the same person', '7', []],
    ['somebody else', '8', ['Bearer earlier-token']],
  ])('of %s, where revoking ends every session of a person', async (_, userId, expected) => {
    backend = await startFakeBackend(() => loginResponse());
    const { app } = createTestServer(
      { BACKEND_URL: `${backend.origin}/graphql` },
      { backendProfile: magentoProfile },
    );
    const user = encodeURIComponent(JSON.stringify({ userId }));
    await app.request(path, again({ Cookie: `apollo-token=earlier-token; user=${user}` }));
    expect(revoked()).toEqual(expected);
  });
});

describe('a session too large for cookies', () => {
  it.each([
    [
      'too many permissions',
      {
        acl: Array.from({ length: 200 }, (_, n) => ({
          type: 'Surtidor_Facturas',
          permission: `Surtidor_Facturas::permiso${n}`,
        })),
      },
    ],
    ['a very long token', { token: 'x'.repeat(5000) }],
  ])('for %s is refused, and sets no cookie', async (_, parts) => {
    const { app } = await serverOver(() => loginResponse({ ...loginResult, ...parts }));
    const response = await app.request(path, ownPost(pair));
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({ code: 'session-too-large' });
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});

describe('a sign-in that fails', () => {
  it('is delayed and counted', async () => {
    const { app, waits } = await serverOver(() => failedLogin({ code: 'SIGN_IN_FAILED' }));
    await app.request(path, ownPost(pair));
    const response = await app.request(path, ownPost(pair));
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ code: 'invalid-credentials', failedAttempts: 2 });
    expect(waits).toEqual([250, 250]);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('says when to retry if the backend has locked the address', async () => {
    const { app } = await serverOver(() =>
      failedLogin({ code: 'SIGN_IN_LOCKED', retryAfterSeconds: 300 }),
    );
    const response = await app.request(path, ownPost(pair));
    expect(response.status).toBe(429);
    expect(response.headers.get('Retry-After')).toBe('300');
    expect(await response.json()).toEqual({ code: 'too-many-attempts', retryAfterSeconds: 300 });
  });

  it.each([
    ['HTML', () => new Response('<html>'), 'communication'],
    [
      'another address',
      ({ path: at }: { path: string }) =>
        at === '/elsewhere'
          ? loginResponse()
          : new Response(null, { status: 307, headers: { Location: '/elsewhere' } }),
      'communication',
    ],
    ['no token', () => loginResponse({ ...loginResult, token: '' }), 'backend-error'],
    [
      'a token with another header in it',
      () => loginResponse({ ...loginResult, token: 'a\r\nX-Evil: 1' }),
      'backend-error',
    ],
    [
      'a token that no header carries',
      () => loginResponse({ ...loginResult, token: 'a ñ' }),
      'backend-error',
    ],
    ['nothing', () => Response.json({ data: null }), 'backend-error'],
  ])('says so when the backend answers %s', async (_, respondWith, code) => {
    const { app } = await serverOver(respondWith);
    const response = await app.request(path, ownPost(pair));
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({ code });
  });

  const refusal = (message: string, extensions: object = {}, status = 200) =>
    Response.json({ errors: [{ message, extensions }], data: { login: null } }, { status });
  const incorrect =
    'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.';

  it.each([
    ['the category', refusal('Clave errada', { category: 'graphql-authentication' }, 401)],
    ['the status alone', refusal('Clave errada', {}, 401)],
    ['the family’s sentence alone', refusal(incorrect)],
  ])('is a wrong password by %s, in any language, and counted', async (_, response) => {
    const { app } = await serverOver(() => response.clone());
    await app.request(path, ownPost(pair));
    const second = await app.request(path, ownPost(pair));
    expect(await second.json()).toEqual({ code: 'invalid-credentials', failedAttempts: 2 });
  });

  it.each([
    [
      'an input error',
      refusal('Falta el correo', { category: 'graphql-input' }),
      'rejected-input',
      422,
    ],
    [
      'an unknown store',
      refusal('No existe', { category: 'graphql-no-such-entity' }),
      'unknown-store',
      502,
    ],
    [
      'an unknown store in words',
      refusal('Requested store is not found', { category: 'graphql-input' }),
      'unknown-store',
      502,
    ],
    ['an internal error', refusal('Internal server error'), 'backend-error', 502],
    [
      'an internal error with 500',
      refusal('Error', { category: 'graphql-input' }, 500),
      'backend-error',
      502,
    ],
    [
      'a call that is forbidden',
      refusal('No', { category: 'graphql-authorization' }, 403),
      'backend-error',
      502,
    ],
  ])('is no wrong password with %s, and never counted', async (_, response, code, status) => {
    const { app, waits } = await serverOver(() => response.clone());
    for (let n = 0; n < 6; n += 1) {
      const notified = await app.request(path, ownPost(pair));
      expect(notified.status).toBe(status);
      expect(await notified.json()).toEqual({ code });
    }
    expect(waits).toEqual([]);
  });

  it('of support is an invalid secret', async () => {
    for (const category of ['graphql-authentication', 'graphql-input', 'graphql-no-such-entity']) {
      const { app } = await serverOver(() => refusal('No', { category }));
      const response = await app.request(path, ownPost({ secret: 'once' }));
      expect(await response.json()).toMatchObject({ code: 'invalid-credentials' });
      await backend?.stop(0);
    }
  });

  it('says so when the backend is down', async () => {
    const { app } = createTestServer({ BACKEND_URL: 'http://127.0.0.1:9/graphql' });
    expect((await app.request(path, ownPost(pair))).status).toBe(502);
  });

  it.each([[{}], [{ email: 'a' }], [{ ...pair, token: 'x' }], ['text'], [null]])(
    'rejects the body %j without calling the backend',
    async (body) => {
      const { app } = await serverOver(() => loginResponse());
      expect((await app.request(path, ownPost(body))).status).toBe(400);
      expect(backend?.requests).toEqual([]);
    },
  );

  it('rejects a body that is too large', async () => {
    const { app } = await serverOver(() => loginResponse());
    const response = await app.request(path, ownPost({ ...pair, password: 'x'.repeat(20_000) }));
    expect(response.status).toBe(413);
  });
});

describe('guessing', () => {
  const from = (address: string) => ({ incoming: { socket: { remoteAddress: address } } });
  const status = (one: Promise<Response> | Response) =>
    Promise.resolve(one).then((response) => response.status);
  const wrong = { ...pair, password: 'mala' };

  async function guessedServer(environment: Record<string, string> = {}) {
    backend = await startFakeBackend(({ body }) =>
      body.includes('mala') ? failedLogin({ code: 'SIGN_IN_FAILED' }) : loginResponse(),
    );
    const { app } = createTestServer({
      BACKEND_URL: backend.origin,
      LOGIN_DELAY_STEP_MS: '60000',
      ...environment,
    });
    return app;
  }

  it('slows the attacker only, not a browser that has signed in before', async () => {
    const app = await guessedServer();
    const device = (await app.request(path, ownPost(pair), from('10.0.0.1'))).headers
      .getSetCookie()
      .find((line) => line.startsWith('surtidor-device='));
    expect(device).toMatch(/HttpOnly.*Secure|Secure.*HttpOnly/);
    expect(device).not.toMatch(/lucia|example/);
    for (let n = 0; n < 5; n += 1) await app.request(path, ownPost(wrong), from('203.0.113.9'));
    const refused = await app.request(path, ownPost(pair), from('203.0.113.9'));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(30);
    expect(await status(app.request(path, ownPost(pair), from('10.0.0.1')))).toBe(200);
    const known = ownPost(pair, { Cookie: device?.split(';')[0] ?? '' });
    expect(await status(app.request(path, known, from('203.0.113.9')))).toBe(200);
  });

  it('is not helped by the cookie of another address or a forged one', async () => {
    const app = await guessedServer();
    const mine = { ...pair, email: 'ladron@example.com' };
    const device = (await app.request(path, ownPost(mine))).headers
      .getSetCookie()
      .find((line) => line.startsWith('surtidor-device='))
      ?.split(';')[0];
    for (let n = 0; n < 5; n += 1) await app.request(path, ownPost(wrong));
    for (const cookie of [device ?? '', 'surtidor-device=a~b.c', `${device}x`]) {
      expect(await status(app.request(path, ownPost(pair, { Cookie: cookie })))).toBe(429);
    }
  });

  it('is counted by network, as reported by the deployment’s own proxies', async () => {
    const app = await guessedServer({ PORTAL_PROXIES: '1' });
    const by = (chain: string, body = wrong) =>
      status(app.request(path, ownPost(body, { 'X-Forwarded-For': chain }), from('10.0.0.2')));
    for (let n = 0; n < 5; n += 1) await by(`198.51.100.${n}, 2001:db8:0:${n}::1`);
    expect(await by('192.0.2.1, 2001:0db8::1:ffff:0:0:7', pair)).toBe(429);
    expect(await by('192.0.2.1, [2001:db8:0:9::1]:4711', pair)).toBe(429);
    expect(await by('192.0.2.1, 2001:db8:1:1::1', pair)).toBe(200);
    for (let n = 0; n < 5; n += 1) await by(`198.51.100.9, 203.0.113.7:${4000 + n}`);
    expect(await by('::ffff:203.0.113.7', pair)).toBe(429);
    expect(await by('203.0.113.8:4000', pair)).toBe(200);
  });
});

it('logs no credentials', async () => {
  const { app, lines } = await serverOver(() => loginResponse());
  await app.request(`${path}?secret=xyz`, ownPost(pair));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ method: 'POST', route: path, status: 200 });
  expect(JSON.stringify(lines)).not.toMatch(/lucia|clave|xyz|token-that/);
});
