import { magentoProfile, sandboxProfile } from '@surtidor/data/backend-profile';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestServer, ownOrigin } from '../testing/create-test-server.ts';
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

async function serverOver(response: RequestHandler, backendProfile = sandboxProfile) {
  backend = await startFakeBackend(response);
  return createTestServer({ BACKEND_URL: `${backend.origin}/graphql` }, { backendProfile });
}

const form = (fields: Readonly<Record<string, string>>) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: ownOrigin },
  body: new URLSearchParams(fields).toString(),
});

const getRedirect = (response: Response): Readonly<Record<string, string>> => {
  const url = new URL(response.headers.get('Location') ?? '', ownOrigin);
  return { path: url.pathname, ...Object.fromEntries(url.searchParams) };
};

const failing = (message: string, category?: string) =>
  Response.json({
    data: null,
    errors: [{ message, ...(category && { extensions: { category } }) }],
  });

describe('requesting an e-mail', () => {
  const ask = async (response: RequestHandler, email: string) => {
    const { app, waits } = await serverOver(response);
    return { response: await app.request('/forgot-password', form({ email })), waits };
  };

  it.each([
    ['the letter was sent', () => Response.json({ data: { requestPasswordResetEmail: true } })],
    ['the backend says no', () => Response.json({ data: { requestPasswordResetEmail: false } })],
    ['nobody has the address', () => failing('No existe', 'graphql-no-such-entity')],
    ['the mail server broke', () => failing('Internal server error')],
  ])('is answered alike and as late where %s', async (_, respond) => {
    const { response, waits } = await ask(respond, ' lucia@valdeluna.example ');
    expect(response.status).toBe(303);
    expect(getRedirect(response)).toEqual({ path: '/forgot-password', result: 'sent' });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(waits).toEqual([1_500]);
    expect(JSON.parse(backend?.requests[0]?.body ?? '').variables).toEqual({
      email: 'lucia@valdeluna.example',
    });
  });

  it('rejects an invalid address without a request', async () => {
    const { response } = await ask(() => failing('never'), 'lucia');
    expect(getRedirect(response)).toEqual({ path: '/forgot-password', result: 'invalid-email' });
    expect(backend?.requests).toEqual([]);
  });

  it('says that nothing was sent if the backend does not respond', async () => {
    const { response } = await ask(() => new Response('<html>'), 'lucia@valdeluna.example');
    expect(getRedirect(response).result).toBe('communication');
  });

  it('is throttled by address, independently of sign-in', async () => {
    const { app } = await serverOver(() =>
      Response.json({ data: { requestPasswordResetEmail: true } }),
    );
    const results: unknown[] = [];
    for (let times = 0; times < 6; times++) {
      const response = await app.request('/forgot-password', form({ email: 'a@b.example' }));
      results.push(getRedirect(response).result);
    }
    expect(results.slice(0, 3)).toEqual(['sent', 'sent', 'sent']);
    expect(results).toContain('too-many-attempts');
    const signIn = await app.request('/server-middleware/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: ownOrigin },
      body: JSON.stringify({ email: 'a@b.example', password: 'x' }),
    });
    expect(signIn.status).not.toBe(429);
  });

  it('is rejected for another site, and missing if the backend has no such call', async () => {
    const { app } = await serverOver(() => failing('never'), magentoProfile);
    const foreign = {
      ...form({ email: 'a@b.example' }),
      headers: { Origin: 'https://evil.example' },
    };
    expect((await app.request('/forgot-password', foreign)).status).toBe(403);
    await app.request('/forgot-password', form({ email: 'a@b.example' }));
    expect(backend?.requests).toEqual([]);
  });
});

describe('setting a new password', () => {
  const given = {
    email: 'lucia@valdeluna.example',
    token: 'token-of-the-letter',
    newPassword: 'Nueva-clave-7',
    repeatPassword: 'Nueva-clave-7',
  };
  const set = async (response: RequestHandler, changes: object = {}) => {
    const { app } = await serverOver(response);
    return app.request('/reset-password', form({ ...given, ...changes }));
  };
  const link = { email: given.email, token: given.token };

  it('sends it once and redirects without the token', async () => {
    const response = await set(() => Response.json({ data: { resetPassword: true } }));
    expect(getRedirect(response)).toEqual({ path: '/reset-password', result: 'changed' });
    expect(JSON.parse(backend?.requests[0]?.body ?? '').variables).toEqual({
      ...link,
      password: given.newPassword,
    });
  });

  it.each([
    ['rules-not-met', { newPassword: 'corta', repeatPassword: 'corta' }],
    ['not-identical', { repeatPassword: 'Otra-clave-8' }],
  ])('sends nothing and keeps the link valid: %s', async (result, changes) => {
    const response = await set(() => failing('never'), changes);
    expect(getRedirect(response)).toEqual({ path: '/reset-password', result, ...link });
    expect(backend?.requests).toEqual([]);
  });

  it.each([
    ['an expired link', () => failing('El token expiró', 'graphql-input'), 'link-expired', {}],
    ['no', () => Response.json({ data: { resetPassword: false } }), 'link-expired', {}],
    ['a break', () => failing('Internal server error'), 'communication', link],
    ['no answer', () => new Response('<html>'), 'communication', link],
  ])('reads %s', async (_, respond, result, stored) => {
    expect(getRedirect(await set(respond))).toEqual({ path: '/reset-password', result, ...stored });
  });
});
