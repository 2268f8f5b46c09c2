import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anySession, anyText } from '../../test/arbitraries.ts';
import { aSession } from '../../test/builders.ts';
import { testStores } from '../../test/own-store.ts';
import { property } from '../../test/property.ts';
import { storeVariants } from '../variants/stores.ts';
import { createSession } from './create-session.ts';
import {
  parseSessionCookies,
  serialiseSessionCookies,
  sessionCookieNames,
} from './session-cookies.ts';
import type { LoginResult } from './types.ts';

const stores = { variants: testStores, defaultStore: 'colombia' };

const cookies = serialiseSessionCookies(aSession());
const parseWithChanges = (
  changes: Partial<Record<keyof typeof cookies, string | null | undefined>>,
) =>
  parseSessionCookies(
    { ...cookies, ...changes },
    { variants: storeVariants, defaultStore: 'peru' },
  );
const changeUser = (changes: object) => ({
  user: JSON.stringify({ ...JSON.parse(cookies.user), ...changes }),
});

test('writes the cookies of spec 3 without the token', () => {
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
    store: aSession().store,
  });
});

test('the store of the session wins over an edited store cookie', () => {
  const { store } = aSession();
  const edited = store === 'ecuador' ? 'peru' : 'ecuador';
  expect(parseWithChanges({ store: edited })?.store).toBe(store);
  const { store: _, ...userWithoutStore } = JSON.parse(cookies.user);
  expect(parseWithChanges({ user: JSON.stringify(userWithoutStore), store: edited })?.store).toBe(
    edited,
  );
});

describe('damaged cookies (faults 17)', () => {
  test.each([null, undefined, '', '{', 'null', '[]', '"x"', '7', '{"role":'])(
    'returns no session for the user %j',
    (text) => {
      expect(parseWithChanges({ user: text })).toBeNull();
    },
  );

  test.each([null, undefined, '', '{', 'null', '{}', '"Surtidor_Facturas::pendientes"'])(
    'reads the permissions %j as none',
    (text) => {
      expect(parseWithChanges({ permissions: text })?.permissions).toEqual([]);
    },
  );

  test('ignores permissions that are not strings', () => {
    expect(parseWithChanges({ permissions: '["A::x",1,null,["B::y"]]' })?.permissions).toEqual([
      'A::x',
    ]);
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
  ])('reads the terms %j as not accepted', (text) => {
    expect(parseWithChanges({ terms: text })?.terms).toEqual({ id: '77', accepted: false });
  });

  test.each([true, 1, '1', 'true'])('reads the terms %j as accepted', (value) => {
    const terms = JSON.stringify({ id: 9, hasTermsAndConditions: value });
    expect(parseWithChanges({ terms })?.terms).toEqual({ id: '9', accepted: true });
  });

  test.each([null, undefined, '', 'atlantis'])(
    'reads the store %j as the default store',
    (text) => {
      const changes = { ...changeUser({ store: text }), store: text };
      expect(parseWithChanges(changes)?.store).toBe('peru');
    },
  );

  test.each(['true', 1, null, undefined])(
    'reads the value %j as not authenticated',
    (authenticated) => {
      expect(parseWithChanges(changeUser({ authenticated }))?.authenticated).toBe(false);
    },
  );

  test('reads an unknown role as basic', () => {
    expect(parseWithChanges(changeUser({ role: 'root' }))?.role).toBe('basic');
  });

  test.each([
    [true, true],
    [false, false],
    [undefined, false],
    ['false', true],
    [null, true],
    [0, true],
  ])('reads the support value %j as %s', (support, expected) => {
    expect(parseWithChanges(changeUser({ support }))?.support).toBe(expected);
  });

  test.each([null, {}, [], true])('reads the name %j as empty', (displayName) => {
    expect(parseWithChanges(changeUser({ displayName }))?.displayName).toBe('');
  });

  test('reads numbers as strings', () => {
    expect(parseWithChanges(changeUser({ userId: 77, clientCode: 100200 }))).toMatchObject({
      userId: '77',
      clientCode: '100200',
    });
  });
});

describe('createSession (spec 4)', () => {
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

  test('returns role, permissions, client, terms and store', () => {
    expect(createSession(login, { product: 'Surtidor', support: true })).toEqual({
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

  test('does not include the token', () => {
    const session = createSession(login, { product: 'Surtidor', support: false });
    expect(JSON.stringify(session)).not.toContain('secret');
    expect(session.support).toBe(false);
  });
});

describe('any cookies', () => {
  property(
    'a session is the same after writing and reading its cookies',
    [anySession],
    (session) => {
      const parsedSession = parseSessionCookies(serialiseSessionCookies(session), stores);
      expect(parsedSession).toEqual({
        ...session,
        terms: { ...session.terms, id: session.terms.id || session.userId },
      });
    },
  );

  property('any text is accepted', [anyText, anyText, anyText, anyText], (a, b, c, d) => {
    const session = parseSessionCookies({ user: a, permissions: b, terms: c, store: d }, stores);
    return session === null || typeof session.userId === 'string';
  });

  property(
    'any JSON is accepted and grants nothing',
    [fc.json(), fc.json(), fc.json()],
    (a, b, c) => {
      const session = parseSessionCookies(
        { user: a, permissions: b, terms: c, store: null },
        stores,
      );
      if (session === null) return;
      expect(session.role).toBe('basic');
      expect(session.authenticated).toBe(false);
      expect(session.terms.accepted).toBe(false);
    },
  );

  property(
    'a truncated cookie never grants more',
    [anySession, fc.nat({ max: 200 })],
    (session, length) => {
      const intactCookies = serialiseSessionCookies({ ...session, support: true });
      const truncatedSession = parseSessionCookies(
        { ...intactCookies, user: intactCookies.user.slice(0, length) },
        stores,
      );
      expect(truncatedSession === null || truncatedSession.support).toBe(true);
      const sessionWithFewerPermissions = parseSessionCookies(
        { ...intactCookies, permissions: intactCookies.permissions.slice(0, length) },
        stores,
      );
      expect(session.permissions).toEqual(
        expect.arrayContaining([...(sessionWithFewerPermissions?.permissions ?? [])]),
      );
    },
  );
});
