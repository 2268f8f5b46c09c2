import { defaultDeploymentOptions } from '@surtidor/domain';
import { describe, expect, it } from 'vitest';
import { addressAfterLogin, loginAddress } from './login-address.ts';

const at = (pathname: string, search = '') => ({ pathname, search });

describe('loginAddress and addressAfterLogin', () => {
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
    'does not leave the portal: %s',
    (search) => {
      expect(addressAfterLogin(search, defaultDeploymentOptions)).toBe('/');
    },
  );
});
