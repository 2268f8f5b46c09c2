import { beforeEach, describe, expect, it } from 'vitest';
import { ana, startTestBackend, type TestBackend } from '../../test/test-backend.ts';
import type { Mail } from '../environment/environment.ts';
import { dummyHash } from './password.ts';

const REQUEST_RESET = 'mutation ($email: String!) { requestPasswordResetEmail(email: $email) }';
const RESET = `mutation ($email: String!, $token: String!, $password: String!) {
  resetPassword(email: $email, resetPasswordToken: $token, newPassword: $password) }`;
const email = 'ana@ejemplo.co';
const password = 'Nueva-clave-7';

let sentMails: Mail[];
let backend: TestBackend;
beforeEach(() => {
  sentMails = [];
  backend = startTestBackend({ sendMail: (mail) => sentMails.push(mail) });
});

const getToken = (mail: Mail | undefined) =>
  new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? 'x:').searchParams.get('token') ?? '';

async function requestToken(): Promise<string> {
  await backend.query(null, REQUEST_RESET, { email });
  return getToken(sentMails.at(-1));
}

const reset = (input: object) => backend.query(null, RESET, { email, password, ...input });

describe('password reset', () => {
  it('returns the same response for registered and unknown addresses', async () => {
    const registered = await backend.query(null, REQUEST_RESET, { email: ' ANA@ejemplo.co ' });
    const unknown = await backend.query(null, REQUEST_RESET, { email: 'nadie@ejemplo.co' });
    expect(unknown.data).toEqual(registered.data);
    expect(registered.data).toEqual({ requestPasswordResetEmail: true });
    expect(sentMails.map(({ to }) => to)).toEqual([email]);
  });

  it('sets the password once and ends every session', async () => {
    expect((await backend.query(ana, '{ usuariosCliente { total_count } }')).codes).toEqual([]);
    const token = await requestToken();
    expect((await reset({ token })).data).toEqual({ resetPassword: true });
    const loginMutation = `mutation { generateCustomerToken(email: "${email}", password: "${password}") { token } }`;
    expect(
      (await backend.query(null, loginMutation)).data.generateCustomerToken.token,
    ).toBeTruthy();
    expect((await reset({ token, password: 'Otra-clave-8' })).codes).toEqual(['INVALID_INPUT']);
    expect((await backend.query(null, loginMutation)).codes).toEqual([]);
  });

  it('invites a user who has never had a password in the name of the company', async () => {
    backend.db.run('update users set password_hash = :hash where email = :email', {
      hash: dummyHash,
      email,
    });
    const token = await requestToken();
    expect(sentMails.at(-1)?.subject).toBe('Cree su contraseña del portal');
    expect(sentMails.at(-1)?.text).toContain('creó un usuario para usted');
    expect((await reset({ token })).codes).toEqual([]);
    await requestToken();
    expect(sentMails.at(-1)?.subject).toBe('Cambie su contraseña');
  });

  it('rejects a link after an hour and after a newer link was used', async () => {
    const olderToken = await requestToken();
    const token = await requestToken();
    expect((await reset({ token })).codes).toEqual([]);
    expect((await reset({ token: olderToken })).codes).toEqual(['INVALID_INPUT']);
    const expiredToken = await requestToken();
    backend.advance(60 * 60_000);
    expect((await reset({ token: expiredToken })).codes).toEqual(['INVALID_INPUT']);
  });

  it.each([
    ['another person’s link', { email: 'finanzas@ejemplo.co' }],
    ['an unknown address', { email: 'nadie@ejemplo.co' }],
    ['an invalid token', { token: 'x' }],
    ['a password without a number', { password: 'Sin-numeros' }],
  ])('rejects %s', async (_, input) => {
    const token = await requestToken();
    expect((await reset({ token, ...input })).codes).toEqual(['INVALID_INPUT']);
    expect((await reset({ token })).codes).toEqual([]);
  });
});
