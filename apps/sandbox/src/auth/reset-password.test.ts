import { beforeEach, describe, expect, it } from 'vitest';
import { ana, startTestBackend, type TestBackend } from '../../test/test-backend.ts';
import type { Mail } from '../environment/environment.ts';

const ask = 'mutation ($email: String!) { requestPasswordResetEmail(email: $email) }';
const set = `mutation ($email: String!, $token: String!, $password: String!) {
  resetPassword(email: $email, resetPasswordToken: $token, newPassword: $password) }`;
const email = 'ana@ejemplo.co';
const password = 'Nueva-clave-7';

let sent: Mail[];
let backend: TestBackend;
beforeEach(() => {
  sent = [];
  backend = startTestBackend({ sendMail: (mail) => sent.push(mail) });
});

const getToken = (mail: Mail | undefined) =>
  new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? 'x:').searchParams.get('token') ?? '';

async function letter(): Promise<string> {
  await backend.query(null, ask, { email });
  return getToken(sent.at(-1));
}

const reset = (given: object) => backend.query(null, set, { email, password, ...given });

describe('a forgotten password', () => {
  it('gives the same response for known and unknown addresses', async () => {
    const known = await backend.query(null, ask, { email: ' ANA@ejemplo.co ' });
    const unknown = await backend.query(null, ask, { email: 'nadie@ejemplo.co' });
    expect(unknown.data).toEqual(known.data);
    expect(known.data).toEqual({ requestPasswordResetEmail: true });
    expect(sent.map(({ to }) => to)).toEqual([email]);
  });

  it('is set once with the link, and ends every session', async () => {
    expect((await backend.query(ana, '{ usuariosCliente { total_count } }')).codes).toEqual([]);
    const token = await letter();
    expect((await reset({ token })).data).toEqual({ resetPassword: true });
    const login = `mutation { generateCustomerToken(email: "${email}", password: "${password}") { token } }`;
    expect((await backend.query(null, login)).data.generateCustomerToken.token).toBeTruthy();
    expect((await reset({ token, password: 'Otra-clave-8' })).codes).toEqual(['INVALID_INPUT']);
    expect((await backend.query(null, login)).codes).toEqual([]);
  });

  it('expires after an hour or once a newer link was used', async () => {
    const old = await letter();
    const token = await letter();
    expect((await reset({ token })).codes).toEqual([]);
    expect((await reset({ token: old })).codes).toEqual(['INVALID_INPUT']);
    const late = await letter();
    backend.advance(60 * 60_000);
    expect((await reset({ token: late })).codes).toEqual(['INVALID_INPUT']);
  });

  it.each([
    ['another person’s link', { email: 'finanzas@ejemplo.co' }],
    ['an address that is nobody’s', { email: 'nadie@ejemplo.co' }],
    ['a made-up token', { token: 'x' }],
    ['a password without a number', { password: 'Sin-numeros' }],
  ])('is not set with %s', async (_, given) => {
    const token = await letter();
    expect((await reset({ token, ...given })).codes).toEqual(['INVALID_INPUT']);
    expect((await reset({ token })).codes).toEqual([]);
  });
});
