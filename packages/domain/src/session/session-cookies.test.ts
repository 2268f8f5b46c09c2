import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anySession, anyText } from '../../test/arbitraries.ts';
import { aSession } from '../../test/builders.ts';
import { property } from '../../test/property.ts';
import { cookiesFromSession, sessionCookieNames, sessionFromCookies } from './session-cookies.ts';
import { sessionFromLogin } from './session-from-login.ts';
import type { LoginResult } from './types.ts';

const cookies = cookiesFromSession(aSession());
const read = (changes: Partial<Record<keyof typeof cookies, string | null | undefined>>) =>
  sessionFromCookies({ ...cookies, ...changes }, 'peru');
const user = (changes: object) => ({
  user: JSON.stringify({ ...JSON.parse(cookies.user), ...changes }),
});

test('the cookies of spec 3, and never the token', () => {
  expect(sessionCookieNames).toEqual({
    user: 'user',
    permissions: 'permissions',
    terms: 'terms-conditions',
    store: 'store-code',
  });
  expect(Object.keys(cookies).sort()).toEqual(['permissions', 'store', 'terms', 'user']);
  expect(JSON.parse(cookies.terms)).toEqual({ id: '77', hasTermsAndConditions: true });
  expect(JSON.parse(cookies.user)).toEqual({
    role: 'financial',
    authenticated: true,
    support: false,
    clientCode: '100200',
    userId: '77',
    displayName: 'Ana Pérez',
  });
});

describe('damaged cookies (faults 17)', () => {
  test.each([null, undefined, '', '{', 'null', '[]', '"x"', '7', '{"role":'])(
    'user %j is no session',
    (text) => {
      expect(read({ user: text })).toBeNull();
    },
  );

  test.each([null, undefined, '', '{', 'null', '{}', '"Surtidor_Facturas::pendientes"'])(
    'permissions %j are none',
    (text) => {
      expect(read({ permissions: text })?.permissions).toEqual([]);
    },
  );

  test('only string permissions are used', () => {
    expect(read({ permissions: '["A::x",1,null,["B::y"]]' })?.permissions).toEqual(['A::x']);
  });

  test.each([
    null,
    undefined,
    '',
    '{',
    'null',
    '[]',
    '{}',
    '{"id":"77"}',
    '{"hasTermsAndConditions":"si"}',
    '{"hasTermsAndConditions":0}',
  ])('terms %j are not accepted', (text) => {
    expect(read({ terms: text })?.terms).toEqual({ id: '77', accepted: false });
  });

  test.each([true, 1, '1', 'true'])('terms %j are accepted', (value) => {
    const terms = JSON.stringify({ id: 9, hasTermsAndConditions: value });
    expect(read({ terms })?.terms).toEqual({ id: '9', accepted: true });
  });

  test.each([null, undefined, '', 'atlantis'])('store %j is the default store', (text) => {
    expect(read({ store: text })?.store).toBe('peru');
  });

  test.each(['true', 1, null, undefined])('authenticated %j is not', (authenticated) => {
    expect(read(user({ authenticated }))?.authenticated).toBe(false);
  });

  test('an unknown role is basic', () => {
    expect(read(user({ role: 'root' }))?.role).toBe('basic');
  });

  test.each([
    [true, true],
    [false, false],
    [undefined, false],
    ['false', true],
    [null, true],
    [0, true],
  ])('support %j is %s: its mark is not lost by damage', (support, marked) => {
    expect(read(user({ support }))?.support).toBe(marked);
  });

  test.each([null, {}, [], true])('a name that is %j is empty', (displayName) => {
    expect(read(user({ displayName }))?.displayName).toBe('');
  });

  test('a number is read as a string', () => {
    expect(read(user({ userId: 77, clientCode: 100200 }))).toMatchObject({
      userId: '77',
      clientCode: '100200',
    });
  });
});

describe('a sign-in opens a session (spec 4)', () => {
  const login: LoginResult = {
    token: 'secret',
    roleName: 'Compras',
    userId: '9',
    displayName: 'Luis',
    termsAccepted: false,
    acl: [{ type: 'Surtidor_Facturas', permission: 'pendientes' }],
    client: { code: '100200' },
    store: 'ecuador',
  };

  test('with its role, permissions, client, terms and store', () => {
    expect(sessionFromLogin(login, { product: 'Surtidor', support: true })).toEqual({
      role: 'purchasing',
      authenticated: true,
      support: true,
      permissions: ['Surtidor_Facturas::pendientes'],
      clientCode: '100200',
      userId: '9',
      displayName: 'Luis',
      store: 'ecuador',
      terms: { id: '9', accepted: false },
    });
  });

  test('and never carries the token', () => {
    const session = sessionFromLogin(login, { product: 'Surtidor', support: false });
    expect(JSON.stringify(session)).not.toContain('secret');
    expect(session.support).toBe(false);
  });
});

describe('properties', () => {
  property('a session survives a round trip through its cookies', [anySession], (session) => {
    const back = sessionFromCookies(cookiesFromSession(session), 'colombia');
    expect(back).toEqual({
      ...session,
      terms: { ...session.terms, id: session.terms.id || session.userId },
    });
  });

  property('no text in any cookie throws', [anyText, anyText, anyText, anyText], (a, b, c, d) => {
    const session = sessionFromCookies({ user: a, permissions: b, terms: c, store: d }, 'colombia');
    return session === null || typeof session.userId === 'string';
  });

  property(
    'no JSON in any cookie throws or grants more',
    [fc.json(), fc.json(), fc.json()],
    (a, b, c) => {
      const session = sessionFromCookies(
        { user: a, permissions: b, terms: c, store: null },
        'colombia',
      );
      if (session === null) return;
      expect(session.role).toBe('basic');
      expect(session.authenticated).toBe(false);
      expect(session.terms.accepted).toBe(false);
    },
  );

  property(
    'truncating a cookie never grants more',
    [anySession, fc.nat({ max: 200 })],
    (session, length) => {
      const whole = cookiesFromSession({ ...session, support: true });
      const cut = sessionFromCookies({ ...whole, user: whole.user.slice(0, length) }, 'colombia');
      expect(cut === null || cut.support).toBe(true);
      const fewer = sessionFromCookies(
        { ...whole, permissions: whole.permissions.slice(0, length) },
        'colombia',
      );
      expect(session.permissions).toEqual(expect.arrayContaining([...(fewer?.permissions ?? [])]));
    },
  );
});
