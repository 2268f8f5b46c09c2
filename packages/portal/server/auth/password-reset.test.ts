import { magentoProfile, sandboxProfile } from '@surtidor/data/backend-profile';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestServer, portalOrigin } from '../testing/create-test-server.ts';
import {
  type FakeBackend,
  type RequestHandler,
  startFakeBackend,
} from '../testing/fake-backend.ts';

let backend: FakeBackend | undefined;
afterEach(async () => {
  await backend?.stop(0);
  backend = undefined;
});

async function createServerWithBackend(respond: RequestHandler, backendProfile = sandboxProfile) {
  backend = await startFakeBackend(respond);
  return createTestServer({ BACKEND_URL: `${backend.origin}/graphql` }, { backendProfile });
}

const createFormPost = (fields: Readonly<Record<string, string>>) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: portalOrigin },
  body: new URLSearchParams(fields).toString(),
});

const getRedirect = (response: Response): Readonly<Record<string, string>> => {
  const url = new URL(response.headers.get('Location') ?? '', portalOrigin);
  return { path: url.pathname, ...Object.fromEntries(url.searchParams) };
};

const createErrorResponse = (message: string, category?: string) =>
  Response.json({
    data: null,
    errors: [{ message, ...(category && { extensions: { category } }) }],
  });

describe('requesting an e-mail', () => {
  const requestEmail = async (respond: RequestHandler, email: string) => {
    const { app, waits, logLines } = await createServerWithBackend(respond);
    const response = await app.request('/forgot-password', createFormPost({ email }));
    return { response, waits, logLines };
  };

  it.each([
    ['the e-mail was sent', () => Response.json({ data: { requestPasswordResetEmail: true } })],
    [
      'the backend returns false',
      () => Response.json({ data: { requestPasswordResetEmail: false } }),
    ],
    ['no user has the address', () => createErrorResponse('No existe', 'graphql-no-such-entity')],
    ['the mail server fails', () => createErrorResponse('Internal server error')],
  ])('responds identically and after the same delay if %s', async (_, respond) => {
    const { response, waits } = await requestEmail(respond, ' lucia@valdeluna.example ');
    expect(response.status).toBe(303);
    expect(getRedirect(response)).toEqual({ path: '/forgot-password', result: 'sent' });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(waits).toEqual([1_500]);
    expect(JSON.parse(backend?.requests[0]?.body ?? '').variables).toEqual({
      email: 'lucia@valdeluna.example',
    });
  });

  it.each([
    [
      'recaptcha',
      () => createErrorResponse('ReCaptcha validation failed, please try again', 'graphql-input'),
    ],
    ['invalid-operation', () => createErrorResponse('Cannot query field', 'graphql')],
    ['unknown-store', () => createErrorResponse('Requested store is not found')],
    ['http-503', () => Response.json({ errors: [{ message: 'Maintenance' }] }, { status: 503 })],
  ])('shows and logs the refusal %s, which holds for every address', async (refusal, respond) => {
    const { response, logLines } = await requestEmail(respond, 'lucia@valdeluna.example');
    expect(getRedirect(response).result).toBe('unavailable');
    expect(logLines).toMatchObject([{ route: '/forgot-password', refusal }]);
  });

  it('sends the reCAPTCHA token of the settings', async () => {
    backend = await startFakeBackend(() => Response.json({ data: {} }));
    const { app } = createTestServer(
      { BACKEND_URL: `${backend.origin}/graphql`, BACKEND_RECAPTCHA_TOKEN: 'portal-token' },
      { backendProfile: sandboxProfile },
    );
    await app.request('/forgot-password', createFormPost({ email: 'a@b.example' }));
    expect(backend.requests[0]?.headers.get('X-ReCaptcha')).toBe('portal-token');
  });

  it('rejects an invalid address without calling the backend', async () => {
    const { response } = await requestEmail(() => createErrorResponse('never'), 'lucia');
    expect(getRedirect(response)).toEqual({ path: '/forgot-password', result: 'invalid-email' });
    expect(backend?.requests).toEqual([]);
  });

  it('reports a communication error if the backend does not respond', async () => {
    const { response } = await requestEmail(
      () => new Response('<html>'),
      'lucia@valdeluna.example',
    );
    expect(getRedirect(response).result).toBe('communication');
  });

  it('throttles by address, independently of sign-in', async () => {
    const { app } = await createServerWithBackend(() =>
      Response.json({ data: { requestPasswordResetEmail: true } }),
    );
    const results: unknown[] = [];
    for (let n = 0; n < 6; n++) {
      const response = await app.request(
        '/forgot-password',
        createFormPost({ email: 'a@b.example' }),
      );
      results.push(getRedirect(response).result);
    }
    expect(results.slice(0, 3)).toEqual(['sent', 'sent', 'sent']);
    expect(results).toContain('too-many-attempts');
    const signInResponse = await app.request('/server-middleware/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: portalOrigin },
      body: JSON.stringify({ email: 'a@b.example', password: 'x' }),
    });
    expect(signInResponse.status).not.toBe(429);
  });

  it('sends at most four of thirty e-mails to an address, whatever the network', async () => {
    backend = await startFakeBackend(() =>
      Response.json({ data: { requestPasswordResetEmail: true } }),
    );
    const { app } = createTestServer({ BACKEND_URL: backend.origin, PORTAL_PROXIES: '1' });
    for (let n = 0; n < 30; n++) {
      const { headers, ...post } = createFormPost({ email: n % 2 ? 'a@b.example' : 'A@b.example' });
      await app.request('/forgot-password', {
        ...post,
        headers: { ...headers, 'X-Forwarded-For': `203.0.113.${n}` },
      });
    }
    expect(backend.requests.length).toBeGreaterThanOrEqual(3);
    expect(backend.requests.length).toBeLessThanOrEqual(4);
  });

  it('rejects other sites, and sends nothing if the backend lacks the mutation', async () => {
    const { app } = await createServerWithBackend(
      () => createErrorResponse('never'),
      magentoProfile,
    );
    const foreignPost = {
      ...createFormPost({ email: 'a@b.example' }),
      headers: { Origin: 'https://evil.example' },
    };
    expect((await app.request('/forgot-password', foreignPost)).status).toBe(403);
    await app.request('/forgot-password', createFormPost({ email: 'a@b.example' }));
    expect(backend?.requests).toEqual([]);
  });
});

describe('the selected store', () => {
  const getStoreCookies = (response: Response) =>
    response.headers.getSetCookie().filter((line) => line.startsWith('store-code='));

  it.each([
    ['/forgot-password', { email: 'lucia@valdeluna.example' }],
    [
      '/reset-password',
      {
        email: 'a@b.example',
        token: 'x',
        newPassword: 'Nueva-clave-7',
        repeatPassword: 'Nueva-clave-7',
      },
    ],
  ])('is sent and remembered by %s', async (path, fields) => {
    const { app } = await createServerWithBackend(() => Response.json({ data: {} }));
    const response = await app.request(path, createFormPost({ ...fields, store: 'peru' }));
    expect(backend?.requests[0]?.headers.get('Store')).toBe('peru');
    expect(getStoreCookies(response)).toEqual([
      expect.stringMatching(/^store-code=peru; Max-Age=/),
    ]);
  });

  it('does not replace the store of a session', async () => {
    const { app } = await createServerWithBackend(() => Response.json({ data: {} }));
    const form = createFormPost({ email: 'a@b.example', store: 'peru' });
    const response = await app.request('/forgot-password', {
      ...form,
      headers: { ...form.headers, Cookie: 'apollo-token=abc; store-code=colombia' },
    });
    expect(backend?.requests[0]?.headers.get('Store')).toBe('peru');
    expect(getStoreCookies(response)).toEqual([]);
  });
});

describe('setting a new password', () => {
  const validForm = {
    email: 'lucia@valdeluna.example',
    token: 'token-from-the-email',
    newPassword: 'Nueva-clave-7',
    repeatPassword: 'Nueva-clave-7',
  };
  const resetPassword = async (respond: RequestHandler, changes: object = {}) => {
    const { app } = await createServerWithBackend(respond);
    return app.request('/reset-password', createFormPost({ ...validForm, ...changes }));
  };
  const link = { email: validForm.email, token: validForm.token };

  it('sends the password once and redirects without the token', async () => {
    const response = await resetPassword(() => Response.json({ data: { resetPassword: true } }));
    expect(getRedirect(response)).toEqual({ path: '/reset-password', result: 'changed' });
    expect(JSON.parse(backend?.requests[0]?.body ?? '').variables).toEqual({
      ...link,
      password: validForm.newPassword,
    });
  });

  it.each([
    ['rules-not-met', { newPassword: 'corta', repeatPassword: 'corta' }],
    ['easy-to-guess', { newPassword: 'Password1!', repeatPassword: 'Password1!' }],
    ['not-identical', { repeatPassword: 'Otra-clave-8' }],
  ])('sends nothing and keeps the link valid: %s', async (result, changes) => {
    const response = await resetPassword(() => createErrorResponse('never'), changes);
    expect(getRedirect(response)).toEqual({ path: '/reset-password', result, ...link });
    expect(backend?.requests).toEqual([]);
  });

  it.each([
    [
      'an expired link',
      () => createErrorResponse('El token expiró', 'graphql-input'),
      'link-expired',
      {},
    ],
    ['a rejection', () => Response.json({ data: { resetPassword: false } }), 'link-expired', {}],
    [
      'an internal error',
      () => createErrorResponse('Internal server error'),
      'communication',
      link,
    ],
    ['an unreadable response', () => new Response('<html>'), 'communication', link],
  ])('redirects with the result of %s', async (_, respond, result, params) => {
    expect(getRedirect(await resetPassword(respond))).toEqual({
      path: '/reset-password',
      result,
      ...params,
    });
  });
});
