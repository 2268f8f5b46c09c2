import { magentoProfile, sandboxProfile } from '@surtidor/data/backend-profile';
import { parseSessionCookies } from '@surtidor/domain/session';
import { storeVariants } from '@surtidor/domain/variants';
import { permissionNames } from '@surtidor/domain/vocabulary';
import { afterEach, describe, expect, it } from 'vitest';
import { createJsonPost, createTestServer } from '../testing/create-test-server.ts';
import {
  type FakeBackend,
  type RequestHandler,
  startFakeBackend,
} from '../testing/fake-backend.ts';
import { createFailedLogin, createLoginResponse, loginResult } from '../testing/login-result.ts';
import { createOwnerCookie } from './session-owner.ts';

const path = '/server-middleware/auth/login';
const credentials = { email: 'lucia@example.com', password: 'clave-secreta' };

let backend: FakeBackend | undefined;
afterEach(async () => {
  await backend?.stop(0);
  backend = undefined;
});

async function createServerWithBackend(respond: RequestHandler) {
  backend = await startFakeBackend(respond);
  return createTestServer({ BACKEND_URL: `${backend.origin}/graphql` });
}

const getCookies = (response: Response) =>
  new Map(
    response.headers.getSetCookie().map((line) => {
      const [name = '', ...value] = (line.split(';')[0] ?? '').split('=');
      return [name, { value: decodeURIComponent(value.join('=')), line }] as const;
    }),
  );

describe('a successful sign-in', () => {
  it('stores the token in an HttpOnly cookie', async () => {
    const { app } = await createServerWithBackend(() => createLoginResponse());
    const response = await app.request(path, createJsonPost(credentials));
    const token = getCookies(response).get('apollo-token');
    expect(token?.value).toBe(loginResult.token);
    for (const expectedAttribute of [
      'HttpOnly',
      'Secure',
      'SameSite=Lax',
      'Path=/',
      'Max-Age=604800',
    ]) {
      expect(token?.line).toContain(expectedAttribute);
    }
    expect(await response.text()).not.toContain(loginResult.token);
  });

  it('sets the readable cookies and returns the same session', async () => {
    const { app } = await createServerWithBackend(() => createLoginResponse());
    const response = await app.request(path, createJsonPost(credentials));
    const cookies = getCookies(response);
    const { session } = await response.json();
    expect(session).toEqual({
      role: 'administrative',
      authenticated: true,
      support: false,
      // Without the permissions that the portal does not check.
      permissions: ['Surtidor_Facturas::pendientes'],
      clientCode: '1000123',
      userId: '7',
      displayName: 'Lucía Peña',
      store: 'peru',
      terms: { id: '7', accepted: true },
    });
    const getCookieValue = (name: string) => cookies.get(name)?.value;
    // 128 random bits.
    expect(getCookieValue('session-key')).toMatch(/^[0-9a-f]{32}$/);
    const parsed = parseSessionCookies(
      {
        user: getCookieValue('user'),
        permissions: getCookieValue('permissions'),
        terms: getCookieValue('terms-conditions'),
        store: getCookieValue('store-code'),
      },
      { variants: storeVariants, defaultStore: 'colombia' },
    );
    expect(parsed).toEqual(session);
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
    const minimalResult = { token, role, hasTermsAndConditions, acl, client: company };
    const createMinimalServer = async (people: object) => {
      backend = await startFakeBackend(({ body }) =>
        body.includes('usuariosCliente')
          ? Response.json(people)
          : createLoginResponse(minimalResult),
      );
      const environment = { BACKEND_URL: `${backend.origin}/graphql` };
      return createTestServer(environment, { backendProfile: magentoProfile });
    };

    it('looks up the user by e-mail and keeps the company for its panel', async () => {
      const items = [{ id: 7, firstname: 'Lucía', lastname: 'Peña' }];
      const { app } = await createMinimalServer({ data: { usuariosCliente: { items } } });
      const { session } = await (await app.request(path, createJsonPost(credentials))).json();
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
      const [signInRequest, personRequest] = backend?.requests ?? [];
      expect(signInRequest?.body).not.toMatch(/store_code|session_user|support|customer \{/);
      expect(personRequest?.headers.get('authorization')).toBe(`Bearer ${token}`);
    });

    it('uses the backend’s names of fields', async () => {
      backend = await startFakeBackend(({ body }) =>
        body.includes('usuariosCliente') ? Response.json({}) : createLoginResponse(minimalResult),
      );
      const aliases = {
        'LoginResult.hasTermsAndConditions': 'termsAccepted',
        'Customer.id': 'entity_id',
      };
      const { app } = createTestServer(
        { BACKEND_URL: backend.origin },
        { backendProfile: { ...magentoProfile, aliases } },
      );
      await app.request(path, createJsonPost(credentials));
      const [signInRequest, personRequest] = backend.requests;
      expect(signInRequest?.body).toContain('hasTermsAndConditions: termsAccepted');
      expect(personRequest?.body).toContain('id: entity_id');
    });

    it('signs in even if the lookup fails', async () => {
      const { app } = await createMinimalServer({ errors: [{ message: 'Internal server error' }] });
      const { session } = await (await app.request(path, createJsonPost(credentials))).json();
      expect(session).toMatchObject({ userId: '', displayName: 'Estación El Mirador' });
    });

    it('detects support by the mutation', async () => {
      const { app } = await createMinimalServer({});
      const { session } = await (
        await app.request(path, createJsonPost({ secret: 'once' }))
      ).json();
      expect(session.support).toBe(true);
      expect(backend?.requests).toHaveLength(1);
    });
  });

  it.each([
    ['the selected store', 'peru', {}, 'peru'],
    [
      'the selected store instead of the browser’s',
      'peru',
      { Cookie: 'store-code=ecuador' },
      'peru',
    ],
    ['the default store instead of one that is not served', 'marte', {}, 'colombia'],
  ])('uses %s, for the user as well', async (_, selectedStore, headers, store) => {
    backend = await startFakeBackend(({ body }) =>
      body.includes('usuariosCliente')
        ? Response.json({})
        : createLoginResponse({ token: 'abc', client: { pais: null } }),
    );
    const { app } = createTestServer(
      { BACKEND_URL: backend.origin },
      { backendProfile: magentoProfile },
    );
    const body = { ...credentials, store: selectedStore };
    const response = await app.request(path, createJsonPost(body, headers));
    expect(backend.requests.map((request) => request.headers.get('store'))).toEqual([store, store]);
    expect(JSON.parse(backend.requests[0]?.body ?? '').variables).toEqual(credentials);
    expect(getCookies(response).get('store-code')?.value).toBe(store);
  });

  it.each([
    ['the store of the browser', { Cookie: 'store-code=peru' }, 'peru'],
    ['the default store', {}, 'colombia'],
    [
      'the default store instead of one that is not served',
      { Cookie: 'store-code=marte' },
      'colombia',
    ],
  ])('uses %s, for support as well', async (_, headers, store) => {
    const { app } = await createServerWithBackend(() => createLoginResponse());
    await app.request(path, createJsonPost(credentials, headers));
    await app.request(path, createJsonPost({ secret: 'once' }, headers));
    expect(backend?.requests.map((request) => request.headers.get('store'))).toEqual([
      store,
      store,
    ]);
  });

  it.each([
    ['the token', 1_000_000_600, null, 600],
    ['the backend profile', null, 3_600, 3_600],
    ['the setting', null, null, 7 * 86_400],
    ['the limit of browsers for a longer token', 2_000_000_000, null, 400 * 86_400],
    ['the limit of browsers for a longer profile', null, 500 * 86_400, 400 * 86_400],
  ])('takes the cookie lifetime from %s', async (_, exp, tokenLifeSeconds, seconds) => {
    const encodePart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const token = exp === null ? 'opaque' : `${encodePart({})}.${encodePart({ exp })}.x`;
    backend = await startFakeBackend(() => createLoginResponse({ ...loginResult, token }));
    const { app } = createTestServer(
      { BACKEND_URL: backend.origin },
      { backendProfile: { ...sandboxProfile, tokenLifeSeconds }, now: () => 1_000_000_000_000 },
    );
    const cookies = getCookies(await app.request(path, createJsonPost(credentials)));
    expect(cookies.get('apollo-token')?.line).toContain(`Max-Age=${seconds};`);
    expect(cookies.get('user')?.line).toContain(`Max-Age=${seconds};`);
  });

  it('uses the support mutation for a secret', async () => {
    const { app } = await createServerWithBackend(() =>
      createLoginResponse({ ...loginResult, support: true }),
    );
    const response = await app.request(path, createJsonPost({ secret: 'once' }));
    expect(backend?.requests[0]?.body).toContain('generateSupportCustomerToken');
    expect((await response.json()).session.support).toBe(true);
  });

  it.each([
    ['a result without a user', { ...loginResult, customer: null }, 'Estación El Mirador'],
    ['a result without user and company', { ...loginResult, customer: null, client: null }, ''],
  ])('tolerates %s', async (_, result, name) => {
    const { app } = await createServerWithBackend(() => createLoginResponse(result));
    const response = await app.request(path, createJsonPost(credentials));
    expect((await response.json()).session.displayName).toBe(name);
  });
});

it('reads numbers as text, a support flag of any type, and ignores values of other types', async () => {
  const { app } = await createServerWithBackend(() =>
    createLoginResponse({
      ...loginResult,
      role: ['Administrativo'],
      client: { cliente: 1000123, nombre: { es: 'Estación El Mirador' }, telefono: 6011234567 },
      support: 1,
      customer: { id: 7, firstname: 'Lucía', lastname: false },
      session_user: { clientCode: 1000123, userId: 7, role_name: 'Administrativo' },
    }),
  );
  const response = await app.request(path, createJsonPost(credentials));
  expect((await response.json()).session).toMatchObject({
    role: 'administrative',
    support: true,
    clientCode: '1000123',
    userId: '7',
    displayName: 'Lucía',
    terms: { id: '7' },
  });
});

describe('a second sign-in in the same browser', () => {
  const createSecondSignIn = (headers: Record<string, string>) =>
    createJsonPost(credentials, {
      Cookie: 'apollo-token=earlier-token; user=%7B%22userId%22%3A%227%22%7D',
      ...headers,
    });
  const getRevokedTokens = () =>
    backend?.requests
      .filter(({ body }) => body.includes('revokeCustomerToken'))
      .map(({ headers }) => headers.get('Authorization'));

  it('ends the previous session after opening the new one', async () => {
    const { app } = await createServerWithBackend(() => createLoginResponse());
    expect((await app.request(path, createSecondSignIn({}))).status).toBe(200);
    expect(getRevokedTokens()).toEqual(['Bearer earlier-token']);
    expect(backend?.requests.at(-1)?.body).toContain('revokeCustomerToken');
  });

  it('keeps the previous session if the password is wrong', async () => {
    const { app } = await createServerWithBackend(() =>
      createFailedLogin({ code: 'SIGN_IN_FAILED' }),
    );
    expect((await app.request(path, createSecondSignIn({}))).status).toBe(401);
    expect(getRevokedTokens()).toEqual([]);
  });

  it('succeeds even if the previous session cannot be ended', async () => {
    const { app } = await createServerWithBackend(({ body }) =>
      body.includes('revoke') ? new Response('', { status: 500 }) : createLoginResponse(),
    );
    expect((await app.request(path, createSecondSignIn({}))).status).toBe(200);
  });

  const secret = 'a-key-that-signs-owners-0123456789';
  const createUserCookie = (userId: string) =>
    `; session-owner=${createOwnerCookie([secret], 'earlier-token', { userId, clientCode: '', support: false })}`;

  it.each([
    ['keeps the previous session of the same user', createUserCookie('7'), loginResult, []],
    [
      'ends the previous session of another user',
      createUserCookie('8'),
      loginResult,
      ['Bearer earlier-token'],
    ],
    // After a failed sign-out, only the HttpOnly token is left.
    ['keeps the previous session of an unknown user', '', loginResult, []],
    [
      'keeps the previous session if the new user is unknown',
      createUserCookie('7'),
      { ...loginResult, customer: null, session_user: null },
      [],
    ],
  ])('%s if revoking a token ends every session of the user', async (_, user, result, expected) => {
    backend = await startFakeBackend(() => createLoginResponse(result));
    const { app } = createTestServer(
      { BACKEND_URL: `${backend.origin}/graphql`, DEVICE_SECRET: secret },
      { backendProfile: magentoProfile },
    );
    await app.request(path, createSecondSignIn({ Cookie: `apollo-token=earlier-token${user}` }));
    expect(getRevokedTokens()).toEqual(expected);
  });
});

it('sets cookies under 3 kB for a user with 1,000 permissions in a browser of eight users', async () => {
  const acl = [
    ...Array.from({ length: 1_000 }, (_, n) => ({
      type: 'Surtidor_Facturas',
      permission: `Surtidor_Facturas::permiso${n}`,
    })),
    ...Object.values(permissionNames).map((name) => ({ type: '', permission: `Surtidor_${name}` })),
  ];
  const token = 'x'.repeat(1_000);
  const { app } = await createServerWithBackend(() =>
    createLoginResponse({ ...loginResult, acl, token }),
  );
  let device = '';
  let lines: readonly string[] = [];
  for (let user = 0; user < 9; user += 1) {
    const email = `user${user}@example.com`;
    const response = await app.request(
      path,
      createJsonPost({ ...credentials, email }, { Cookie: device }),
    );
    expect(response.status).toBe(200);
    lines = response.headers.getSetCookie();
    device = lines.find((line) => line.startsWith('surtidor-device='))?.split(';')[0] ?? '';
  }
  expect(lines.join('').length).toBeLessThan(3_000);
  const deviceLine = lines.find((line) => line.startsWith('surtidor-device='));
  expect(deviceLine?.length).toBeLessThan(400);
});

describe('a session too large for cookies', () => {
  it.each([
    ['a very long token', { token: 'x'.repeat(2_500) }, {}],
    ['the cookies of a shop on the same domain', {}, { Cookie: `shop=${'x'.repeat(6_500)}` }],
  ])('with %s is rejected and sets no cookie', async (_, resultChanges, headers) => {
    const { app } = await createServerWithBackend(() =>
      createLoginResponse({ ...loginResult, ...resultChanges }),
    );
    const response = await app.request(
      path,
      createJsonPost(credentials, headers as Record<string, string>),
    );
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({ code: 'session-too-large' });
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});

describe('a failed sign-in', () => {
  it('takes the same time whether the address is known or not', async () => {
    const minimumTime = Promise.withResolvers<void>();
    backend = await startFakeBackend(() => createFailedLogin({ code: 'SIGN_IN_FAILED' }));
    const { app } = createTestServer(
      { BACKEND_URL: backend.origin },
      { wait: () => minimumTime.promise },
    );
    let isAnswered = false;
    const response = Promise.resolve(app.request(path, createJsonPost(credentials))).finally(() => {
      isAnswered = true;
    });
    // The backend has responded while the minimum time is running.
    await expect.poll(() => backend?.requests.length).toBe(1);
    expect(isAnswered).toBe(false);
    minimumTime.resolve();
    expect((await response).status).toBe(401);
  });

  it('is delayed and counted', async () => {
    const { app, waits } = await createServerWithBackend(() =>
      createFailedLogin({ code: 'SIGN_IN_FAILED' }),
    );
    await app.request(path, createJsonPost(credentials));
    const response = await app.request(path, createJsonPost(credentials));
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ code: 'invalid-credentials', failedAttempts: 2 });
    expect(waits).toEqual([1_500, 1_500]);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('returns when to retry if the backend has locked the address', async () => {
    const { app } = await createServerWithBackend(() =>
      createFailedLogin({ code: 'SIGN_IN_LOCKED', retryAfterSeconds: 300 }),
    );
    const response = await app.request(path, createJsonPost(credentials));
    expect(response.status).toBe(429);
    expect(response.headers.get('Retry-After')).toBe('300');
    expect(await response.json()).toEqual({ code: 'too-many-attempts', retryAfterSeconds: 300 });
  });

  it.each([
    ['HTML', () => new Response('<html>'), 'communication'],
    [
      'a redirect',
      ({ path: requestPath }: { path: string }) =>
        requestPath === '/elsewhere'
          ? createLoginResponse()
          : new Response(null, { status: 307, headers: { Location: '/elsewhere' } }),
      'communication',
    ],
    ['no token', () => createLoginResponse({ ...loginResult, token: '' }), 'backend-error'],
    [
      'a token with another header in it',
      () => createLoginResponse({ ...loginResult, token: 'a\r\nX-Evil: 1' }),
      'backend-error',
    ],
    [
      'a token that is invalid in a header',
      () => createLoginResponse({ ...loginResult, token: 'a ñ' }),
      'backend-error',
    ],
    ['no data', () => Response.json({ data: null }), 'backend-error'],
  ])('returns 502 if the backend returns %s', async (_, respondWith, code) => {
    const { app } = await createServerWithBackend(respondWith);
    const response = await app.request(path, createJsonPost(credentials));
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({ code });
  });

  const createErrorResponse = (message: string, extensions: object = {}, status = 200) =>
    Response.json({ errors: [{ message, extensions }], data: { login: null } }, { status });
  const magentoSignInMessage =
    'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.';

  it.each([
    [
      'the category',
      createErrorResponse('Clave errada', { category: 'graphql-authentication' }, 401),
    ],
    ['the status alone', createErrorResponse('Clave errada', {}, 401)],
    ['the message of Magento alone', createErrorResponse(magentoSignInMessage)],
  ])('is recognized as a wrong password by %s, and counted', async (_, response) => {
    const { app } = await createServerWithBackend(() => response.clone());
    await app.request(path, createJsonPost(credentials));
    const secondResponse = await app.request(path, createJsonPost(credentials));
    expect(await secondResponse.json()).toEqual({ code: 'invalid-credentials', failedAttempts: 2 });
  });

  it.each([
    [
      'an input error',
      createErrorResponse('Falta el correo', { category: 'graphql-input' }),
      'rejected-input',
      422,
    ],
    [
      'an unknown store',
      createErrorResponse('No existe', { category: 'graphql-no-such-entity' }),
      'unknown-store',
      502,
    ],
    [
      'an unknown store by its message',
      createErrorResponse('Requested store is not found', { category: 'graphql-input' }),
      'unknown-store',
      502,
    ],
    ['an internal error', createErrorResponse('Internal server error'), 'backend-error', 502],
    [
      'an internal error with 500',
      createErrorResponse('Error', { category: 'graphql-input' }, 500),
      'backend-error',
      502,
    ],
    [
      'a forbidden call',
      createErrorResponse('No', { category: 'graphql-authorization' }, 403),
      'backend-error',
      502,
    ],
  ])('is not counted as a wrong password with %s', async (_, response, code, status) => {
    const { app, waits } = await createServerWithBackend(() => response.clone());
    for (let n = 0; n < 6; n += 1) {
      const attempt = await app.request(path, createJsonPost(credentials));
      expect(attempt.status).toBe(status);
      expect(await attempt.json()).toEqual({ code });
    }
    // Only the minimum time, as for a wrong password.
    expect(new Set(waits)).toEqual(new Set([1_500]));
  });

  it('by support reports an invalid secret', async () => {
    for (const category of ['graphql-authentication', 'graphql-input', 'graphql-no-such-entity']) {
      const { app } = await createServerWithBackend(() => createErrorResponse('No', { category }));
      const response = await app.request(path, createJsonPost({ secret: 'once' }));
      expect(await response.json()).toMatchObject({ code: 'invalid-credentials' });
      await backend?.stop(0);
    }
  });

  it('returns 502 when the backend is down', async () => {
    const { app } = createTestServer({ BACKEND_URL: 'http://127.0.0.1:9/graphql' });
    expect((await app.request(path, createJsonPost(credentials))).status).toBe(502);
  });

  it.each([[{}], [{ email: 'a' }], [{ ...credentials, token: 'x' }], ['text'], [null]])(
    'rejects the body %j without calling the backend',
    async (body) => {
      const { app } = await createServerWithBackend(() => createLoginResponse());
      expect((await app.request(path, createJsonPost(body))).status).toBe(400);
      expect(backend?.requests).toEqual([]);
    },
  );

  it('rejects a body that is too large', async () => {
    const { app } = await createServerWithBackend(() => createLoginResponse());
    const response = await app.request(
      path,
      createJsonPost({ ...credentials, password: 'x'.repeat(20_000) }),
    );
    expect(response.status).toBe(413);
  });
});

describe('guessing passwords', () => {
  const createConnection = (address: string) => ({
    incoming: { socket: { remoteAddress: address } },
  });
  const getStatus = (response: Promise<Response> | Response) =>
    Promise.resolve(response).then((response) => response.status);
  const wrongCredentials = { ...credentials, password: 'mala' };

  async function createGuessableServer(environment: Record<string, string> = {}) {
    backend = await startFakeBackend(({ body }) =>
      body.includes('mala') ? createFailedLogin({ code: 'SIGN_IN_FAILED' }) : createLoginResponse(),
    );
    const { app } = createTestServer({
      BACKEND_URL: backend.origin,
      LOGIN_DELAY_STEP_MS: '60000',
      ...environment,
    });
    return app;
  }

  it('slows only the attacker, not a browser that has signed in before', async () => {
    const app = await createGuessableServer();
    const deviceCookie = (
      await app.request(path, createJsonPost(credentials), createConnection('10.0.0.1'))
    ).headers
      .getSetCookie()
      .find((line) => line.startsWith('surtidor-device='));
    expect(deviceCookie).toMatch(/HttpOnly.*Secure|Secure.*HttpOnly/);
    expect(deviceCookie).not.toMatch(/lucia|example/);
    for (let n = 0; n < 5; n += 1)
      await app.request(path, createJsonPost(wrongCredentials), createConnection('203.0.113.9'));
    const rejectedResponse = await app.request(
      path,
      createJsonPost(credentials),
      createConnection('203.0.113.9'),
    );
    expect(rejectedResponse.status).toBe(429);
    expect(Number(rejectedResponse.headers.get('Retry-After'))).toBeGreaterThan(30);
    expect(
      await getStatus(app.request(path, createJsonPost(credentials), createConnection('10.0.0.1'))),
    ).toBe(200);
    const requestWithDevice = createJsonPost(credentials, {
      Cookie: deviceCookie?.split(';')[0] ?? '',
    });
    expect(
      await getStatus(app.request(path, requestWithDevice, createConnection('203.0.113.9'))),
    ).toBe(200);
  });

  it('is throttled with the cookie of another address or a forged one', async () => {
    const app = await createGuessableServer();
    const attackerCredentials = { ...credentials, email: 'ladron@example.com' };
    const deviceCookie = (await app.request(path, createJsonPost(attackerCredentials))).headers
      .getSetCookie()
      .find((line) => line.startsWith('surtidor-device='))
      ?.split(';')[0];
    for (let n = 0; n < 5; n += 1) await app.request(path, createJsonPost(wrongCredentials));
    for (const cookie of [deviceCookie ?? '', 'surtidor-device=a~b.c', `${deviceCookie}x`]) {
      expect(
        await getStatus(app.request(path, createJsonPost(credentials, { Cookie: cookie }))),
      ).toBe(429);
    }
  });

  it('is counted by network, as reported by the deployment’s own proxies', async () => {
    const app = await createGuessableServer({ PORTAL_PROXIES: '1' });
    const signInVia = (chain: string, body = wrongCredentials) =>
      getStatus(
        app.request(
          path,
          createJsonPost(body, { 'X-Forwarded-For': chain }),
          createConnection('10.0.0.2'),
        ),
      );
    for (let n = 0; n < 5; n += 1) await signInVia(`198.51.100.${n}, 2001:db8:0:${n}::1`);
    expect(await signInVia('192.0.2.1, 2001:0db8::1:ffff:0:0:7', credentials)).toBe(429);
    expect(await signInVia('192.0.2.1, [2001:db8:0:9::1]:4711', credentials)).toBe(429);
    expect(await signInVia('192.0.2.1, 2001:db8:1:1::1', credentials)).toBe(200);
    for (let n = 0; n < 5; n += 1) await signInVia(`198.51.100.9, 203.0.113.7:${4000 + n}`);
    expect(await signInVia('::ffff:203.0.113.7', credentials)).toBe(429);
    expect(await signInVia('203.0.113.8:4000', credentials)).toBe(200);
  });
});

it('logs no credentials', async () => {
  const { app, logLines } = await createServerWithBackend(() => createLoginResponse());
  await app.request(`${path}?secret=xyz`, createJsonPost(credentials));
  expect(logLines).toHaveLength(1);
  expect(logLines[0]).toMatchObject({ method: 'POST', route: path, status: 200 });
  expect(JSON.stringify(logLines)).not.toMatch(/lucia|clave|xyz|token-that/);
});
