import { defaultDeploymentOptions } from '@surtidor/domain/variants';
import { describe, expect, it } from 'vitest';
import { getLoginPath, getPathAfterLogin } from './login-path.ts';

const createLocation = (pathname: string, search = '') => ({ pathname, search });

describe('getLoginPath and getPathAfterLogin', () => {
  it.each([
    [createLocation('/'), '/login', '/'],
    [createLocation('/login'), '/login', '/'],
    [createLocation('/no/such/page'), '/login', '/'],
    [
      createLocation('/admin/resultado-transaccion', '?uuid=a-1'),
      '/login?next=%2Fadmin%2Fresultado-transaccion%3Fuuid%3Da-1',
      '/admin/resultado-transaccion?uuid=a-1',
    ],
  ])('redirects %o to %s and then to %s', (location, loginPath, nextPath) => {
    expect(getLoginPath(location, defaultDeploymentOptions)).toBe(loginPath);
    const { search } = new URL(loginPath, 'http://x');
    expect(getPathAfterLogin({ search, hash: '' }, defaultDeploymentOptions)).toBe(nextPath);
  });

  it.each(['?next=//evil.example.org', '?next=https://evil.example.org', '?next=/login'])(
    'does not leave the portal: %s',
    (search) => {
      expect(getPathAfterLogin({ search, hash: '' }, defaultDeploymentOptions)).toBe('/');
    },
  );

  it('keeps the hash of the requested page', () => {
    expect(
      getPathAfterLogin(
        { search: '?next=%2Fadmin%2Forders-list', hash: '#filters' },
        defaultDeploymentOptions,
      ),
    ).toBe('/admin/orders-list#filters');
  });
});
