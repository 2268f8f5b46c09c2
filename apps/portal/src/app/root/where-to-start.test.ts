import { defaultDeploymentOptions, type Session } from '@surtidor/domain';
import { describe, expect, it } from 'vitest';
import { addressAfterLogin, loginAddress, whereToStart } from './where-to-start.ts';

const session: Session = {
  role: 'administrative',
  authenticated: true,
  support: false,
  permissions: [],
  clientCode: '1000123',
  userId: '7',
  displayName: 'Lucía Peña',
  store: 'peru',
  terms: { id: '7', accepted: true },
};
const nobody = { session: null, key: null, store: 'colombia' } as const;
const somebody = { session, key: 'one', store: 'peru' } as const;
const at = (pathname: string, search = '') => ({ pathname, search });

describe('whereToStart', () => {
  it.each([
    ['/', 'login'],
    ['/login', 'login'],
    ['/admin/pending-invoices', 'login'],
    ['/no/such/page', 'login'],
    ['/maintenance', 'application'],
    ['/login-as-customer/login', 'application'],
  ])('without a session %s begins with the %s', (path, start) => {
    expect(whereToStart(nobody, at(path), defaultDeploymentOptions)).toBe(start);
  });

  it.each(['/', '/login', '/no/such/page', '/admin/pending-invoices'])(
    'with a session %s begins with the application',
    (path) => {
      expect(whereToStart(somebody, at(path), defaultDeploymentOptions)).toBe('application');
    },
  );
});

describe('the way to the sign-in page and back', () => {
  it.each([
    [at('/'), '/login', '/'],
    [at('/login'), '/login', '/'],
    [at('/no/such/page'), '/login', '/'],
    [
      at('/admin/resultado-transaccion', '?uuid=a-1'),
      '/login?next=%2Fadmin%2Fresultado-transaccion%3Fuuid%3Da-1',
      '/admin/resultado-transaccion?uuid=a-1',
    ],
  ])('from %o leads to %s and then to %s', (place, login, after) => {
    expect(loginAddress(place, defaultDeploymentOptions)).toBe(login);
    expect(addressAfterLogin(new URL(login, 'http://x').search, defaultDeploymentOptions)).toBe(
      after,
    );
  });

  it.each(['?next=//evil.example.org', '?next=https://evil.example.org', '?next=/login'])(
    'never leads elsewhere: %s',
    (search) => {
      expect(addressAfterLogin(search, defaultDeploymentOptions)).toBe('/');
    },
  );
});
