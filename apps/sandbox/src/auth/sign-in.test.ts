import { beforeEach, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../../test/test-backend.ts';
import { NOON, PASSWORD } from '../../test/tiny-fixture.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { hashToken } from './token-hash.ts';

const LOGIN = `mutation Login($email: String!, $password: String!) {
  generateCustomerToken(email: $email, password: $password) {
    token role hasTermsAndConditions store_code support acl { type permission }
    client { cliente nombre } session_user { clientCode userId role_name }
    customer { firstname destinations { destination_code } addresses { city } }
  }
}`;
const SUPPORT = `mutation Support($secret: String!) { generateSupportCustomerToken(secret: $secret) { token support customer { email } } }`;
const CURRENT_USER = 'query Who { sesionActual { token role customer { email } } }';
const DAY_MS = 24 * 60 * 60_000;

let backend: TestBackend;
beforeEach(() => {
  backend = startTestBackend();
});

const login = (email = 'ana@ejemplo.co', password = PASSWORD) =>
  backend.query(null, LOGIN, { email, password });
const fetchToken = async (email?: string): Promise<string> =>
  (await login(email)).data.generateCustomerToken.token;
const getSessionState = async (token: string) =>
  (await backend.query({ token }, CURRENT_USER)).messages[0] ?? 'in';
const unauthorizedMessage = "The current customer isn't authorized.";

describe('generateCustomerToken', () => {
  it('returns the login result and ignores the case of the address', async () => {
    const { data } = await login(' Ana@Ejemplo.co ');
    expect(data.generateCustomerToken).toMatchObject({
      role: 'Representante Legal',
      hasTermsAndConditions: '1',
      store_code: 'colombia',
      support: false,
      client: { cliente: '1001' },
      session_user: { clientCode: '1001', userId: '1' },
    });
    expect(data.generateCustomerToken.acl).toContainEqual({
      type: 'Surtidor_Facturas',
      permission: 'Surtidor_Facturas::pendientes',
    });
  });

  it('creates tokens of 256 random bits and stores only their hash', async () => {
    const token = await fetchToken();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await fetchToken()).not.toBe(token);
    const storedSessions = JSON.stringify(backend.db.all('select * from sessions'));
    expect(storedSessions).not.toContain(token);
    expect(storedSessions).toContain(await hashToken(token));
  });

  it('counts failures for registered and unknown addresses and resets the count after a success', async () => {
    for (const email of ['ana@ejemplo.co', 'nadie@ejemplo.co']) {
      const first = await login(email, 'mala');
      const second = await login(email, 'mala');
      expect(first.codes).toEqual(['SIGN_IN_FAILED']);
      expect(second.extensions[0]).toMatchObject({ failedAttempts: 2 });
      expect(second.messages).toEqual(first.messages);
    }
    await login();
    expect((await login('ana@ejemplo.co', 'mala')).extensions[0]).toMatchObject({
      failedAttempts: 1,
    });
  });

  it('accepts the correct password after many wrong ones', async () => {
    for (let n = 0; n < 30; n += 1) {
      await login('ana@ejemplo.co', 'mala');
      backend.advance(5 * 60_000);
    }
    expect((await login()).codes).toEqual([]);
  });

  it('resets the count after an hour', async () => {
    await login('ana@ejemplo.co', 'mala');
    backend.advance(60 * 60_000);
    expect((await login('ana@ejemplo.co', 'mala')).extensions[0]).toMatchObject({
      failedAttempts: 1,
    });
  });

  it('rejects inactive users and ends the sessions of a deactivated user', async () => {
    const token = await fetchToken();
    backend.db.run("update users set status = '0' where id = 1");
    expect((await login()).codes).toEqual(['SIGN_IN_FAILED']);
    expect(await getSessionState(token)).toBe(unauthorizedMessage);
  });
});

describe('a session', () => {
  it('expires after seven days of use', async () => {
    const token = await fetchToken();
    for (let elapsed = 0; elapsed < 7 * DAY_MS - 30 * 60_000; elapsed += 30 * 60_000) {
      backend.advance(30 * 60_000);
      expect(await getSessionState(token)).toBe('in');
    }
    backend.advance(30 * 60_000);
    expect(await getSessionState(token)).toBe(unauthorizedMessage);
  });

  it('ends after the idle limit', async () => {
    const token = await fetchToken();
    backend.advance(45 * 60_000 - 1);
    expect(await getSessionState(token)).toBe('in');
    backend.advance(45 * 60_000);
    expect(await getSessionState(token)).toBe(unauthorizedMessage);
  });

  it('ends when revoked and leaves the user’s other sessions open', async () => {
    const [token, otherToken] = [await fetchToken(), await fetchToken()];
    const source = 'mutation Out { revokeCustomerToken { result } }';
    expect((await backend.query({ token }, source)).data.revokeCustomerToken.result).toBe(true);
    expect([await getSessionState(token), await getSessionState(otherToken)]).toEqual([
      unauthorizedMessage,
      'in',
    ]);
  });

  it('does not exist for an invalid token', async () => {
    expect(await getSessionState('A'.repeat(43))).toBe(unauthorizedMessage);
  });
});

describe('generateSupportCustomerToken', () => {
  it('accepts a secret once, before it expires', async () => {
    const secrets = ['secreto-uno', 'secreto-viejo'];
    for (const [index, secret] of secrets.entries()) {
      backend.db.run(
        `insert into support_secrets (secret_hash, user_id, staff, expires_at)
         values (:hash, 1, 'Soporte', :expires)`,
        { hash: await hashToken(secret), expires: NOON + (index === 0 ? DAY_MS : -1) },
      );
    }
    const first = await backend.query(null, SUPPORT, { secret: 'secreto-uno' });
    expect(first.data.generateSupportCustomerToken).toMatchObject({
      support: true,
      customer: { email: 'ana@ejemplo.co' },
    });
    const { token } = first.data.generateSupportCustomerToken;
    expect(await getSessionState(token)).toBe('in');
    for (const secret of ['secreto-uno', 'secreto-viejo', 'otro']) {
      const response = await backend.query(null, SUPPORT, { secret });
      expect(response.codes).toEqual(['SIGN_IN_FAILED']);
    }
  });
});

describe('changeCustomerPassword', () => {
  const CHANGE = `mutation Change($current: String!, $next: String!) {
    changeCustomerPassword(currentPassword: $current, newPassword: $next) { email }
  }`;
  const changePassword = (token: string, current: string, next: string) =>
    backend.query({ token }, CHANGE, { current, next });

  it('changes the password and ends the other sessions', async () => {
    const [token, otherToken] = [await fetchToken(), await fetchToken()];
    expect((await changePassword(token, PASSWORD, ' Nueva-clave-9 ')).messages).toEqual([]);
    expect([await getSessionState(token), await getSessionState(otherToken)]).toEqual([
      'in',
      unauthorizedMessage,
    ]);
    expect((await login()).codes).toEqual(['SIGN_IN_FAILED']);
    expect((await login('ana@ejemplo.co', 'Nueva-clave-9')).codes).toEqual([]);
  });

  it.each([
    ['Corta-1', '"Password" must have at least 8 letters.'],
    [`Larga-1${'a'.repeat(30)}`, '"Password" must have a maximum of 32 letters.'],
    ['Sin-numero', '"Password" must have at least one number.'],
    ['12345678-', '"Password" must have at least one letter.'],
    ['Sinespecial1', '"Password" must have at least one special character.'],
    ['Con espacio1', '"Password" must have at least one special character.'],
  ])('rejects %s', async (next, message) => {
    expect((await changePassword(await fetchToken(), PASSWORD, next)).messages).toEqual([message]);
  });

  it('rejects a wrong current password', async () => {
    const response = await changePassword(await fetchToken(), 'mala', 'Nueva-clave-9');
    expect(response.extensions[0]).toMatchObject({ field: 'currentPassword' });
  });

  it('counts parallel attempts', async () => {
    const token = await fetchToken();
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => changePassword(token, 'mala', 'Nueva-clave-9')),
    );
    const attempts = responses.filter(
      ({ extensions }) => extensions[0]?.field === 'currentPassword',
    );
    expect(attempts).toHaveLength(10);
    expect((await changePassword(token, PASSWORD, 'Nueva-clave-9')).codes).toEqual([
      'SIGN_IN_LOCKED',
    ]);
  });

  it('locks further password changes for five minutes, but not sign-in', async () => {
    const token = await fetchToken();
    for (let n = 0; n < 10; n += 1) await changePassword(token, 'mala', 'Nueva-clave-9');
    const lockedResponse = await changePassword(token, PASSWORD, 'Nueva-clave-9');
    expect(lockedResponse.extensions[0]).toMatchObject({
      code: 'SIGN_IN_LOCKED',
      retryAfterSeconds: 300,
    });
    expect((await login()).codes).toEqual([]);
    backend.advance(5 * 60_000);
    expect((await changePassword(token, PASSWORD, 'Nueva-clave-9')).codes).toEqual([]);
  });
});

describe('verifyPassword', () => {
  it('accepts only the password that was hashed', async () => {
    const storedHash = await hashPassword('Ñandú-1234', 1000);
    expect(await verifyPassword('Ñandú-1234', storedHash)).toBe(true);
    expect(await verifyPassword('Nandu-1234', storedHash)).toBe(false);
    expect(await verifyPassword('Ñandú-1234', 'nonsense')).toBe(false);
  });
});
