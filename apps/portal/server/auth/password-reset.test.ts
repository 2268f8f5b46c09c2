import { magentoProfile, sandboxProfile } from '@surtidor/data/backend-profile';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestServer, ownOrigin } from '../testing/create-test-server.ts';
import { type AnswerRequest, type FakeBackend, startFakeBackend } from '../testing/fake-backend.ts';

let backend: FakeBackend | undefined;
afterEach(async () => {
  await backend?.stop(0);
  backend = undefined;
});

async function serverOver(answer: AnswerRequest, backendProfile = sandboxProfile) {
  backend = await startFakeBackend(answer);
  return createTestServer({ BACKEND_URL: `${backend.origin}/graphql` }, { backendProfile });
}

const form = (fields: Readonly<Record<string, string>>) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: ownOrigin },
  body: new URLSearchParams(fields).toString(),
});

const leadsTo = (answer: Response): Readonly<Record<string, string>> => {
  const url = new URL(answer.headers.get('Location') ?? '', ownOrigin);
  return { path: url.pathname, ...Object.fromEntries(url.searchParams) };
};

const failing = (message: string, category?: string) =>
  Response.json({
    data: null,
    errors: [{ message, ...(category && { extensions: { category } }) }],
  });

describe('requesting an e-mail', () => {
  const ask = async (answer: AnswerRequest, email: string) => {
    const { app, waits } = await serverOver(answer);
    return { answer: await app.request('/forgot-password', form({ email })), waits };
  };

  it.each([
    ['the letter was sent', () => Response.json({ data: { requestPasswordResetEmail: true } })],
    ['the backend says no', () => Response.json({ data: { requestPasswordResetEmail: false } })],
    ['nobody has the address', () => failing('No existe', 'graphql-no-such-entity')],
    ['the mail server broke', () => failing('Internal server error')],
  ])('is answered alike and as late where %s', async (_, respond) => {
    const { answer, waits } = await ask(respond, ' lucia@valdeluna.example ');
    expect(answer.status).toBe(303);
    expect(leadsTo(answer)).toEqual({ path: '/forgot-password', result: 'sent' });
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(waits).toEqual([1_500]);
    expect(JSON.parse(backend?.seen[0]?.body ?? '').variables).toEqual({
      email: 'lucia@valdeluna.example',
    });
  });

  it('rejects an invalid address without a request', async () => {
    const { answer } = await ask(() => failing('never'), 'lucia');
    expect(leadsTo(answer)).toEqual({ path: '/forgot-password', result: 'invalid-email' });
    expect(backend?.seen).toEqual([]);
  });

  it('says that nothing was sent if the backend does not respond', async () => {
    const { answer } = await ask(() => new Response('<html>'), 'lucia@valdeluna.example');
    expect(leadsTo(answer).result).toBe('communication');
  });

  it('is throttled by address, independently of sign-in', async () => {
    const { app } = await serverOver(() =>
      Response.json({ data: { requestPasswordResetEmail: true } }),
    );
    const results: unknown[] = [];
    for (let times = 0; times < 6; times++) {
      const answer = await app.request('/forgot-password', form({ email: 'a@b.example' }));
      results.push(leadsTo(answer).result);
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
    expect(backend?.seen).toEqual([]);
  });
});

describe('setting a new password', () => {
  const given = {
    email: 'lucia@valdeluna.example',
    token: 'token-of-the-letter',
    newPassword: 'Nueva-clave-7',
    repeatPassword: 'Nueva-clave-7',
  };
  const set = async (answer: AnswerRequest, changes: object = {}) => {
    const { app } = await serverOver(answer);
    return app.request('/reset-password', form({ ...given, ...changes }));
  };
  const link = { email: given.email, token: given.token };

  it('sends it once and redirects without the token', async () => {
    const answer = await set(() => Response.json({ data: { resetPassword: true } }));
    expect(leadsTo(answer)).toEqual({ path: '/reset-password', result: 'changed' });
    expect(JSON.parse(backend?.seen[0]?.body ?? '').variables).toEqual({
      ...link,
      password: given.newPassword,
    });
  });

  it.each([
    ['rules-not-met', { newPassword: 'corta', repeatPassword: 'corta' }],
    ['not-identical', { repeatPassword: 'Otra-clave-8' }],
  ])('sends nothing and keeps the link valid: %s', async (result, changes) => {
    const answer = await set(() => failing('never'), changes);
    expect(leadsTo(answer)).toEqual({ path: '/reset-password', result, ...link });
    expect(backend?.seen).toEqual([]);
  });

  it.each([
    ['an expired link', () => failing('El token expiró', 'graphql-input'), 'link-expired', {}],
    ['no', () => Response.json({ data: { resetPassword: false } }), 'link-expired', {}],
    ['a break', () => failing('Internal server error'), 'communication', link],
    ['no answer', () => new Response('<html>'), 'communication', link],
  ])('reads %s', async (_, respond, result, kept) => {
    expect(leadsTo(await set(respond))).toEqual({ path: '/reset-password', result, ...kept });
  });
});
