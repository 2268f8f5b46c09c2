import { describe, expect, it } from 'vitest';
import { findMisspeltSettings } from './misspelt-settings.ts';

describe('findMisspeltSettings', () => {
  it.each([
    ['PORTAL_PROXY', 'PORTAL_PROXIES'],
    ['PUBLIC_ORIGN', 'PUBLIC_ORIGIN'],
    ['public_origin', 'PUBLIC_ORIGIN'],
    ['BACKEND_URI', 'BACKEND_URL'],
    ['DEVICE_SECRETS', 'DEVICE_SECRET'],
    ['LOGIN_STORE', 'LOGIN_STORE_URL'],
    ['STORE', 'STORES'],
  ])('names %s and the setting %s', (name, setting) => {
    expect(findMisspeltSettings({ [name]: '1' })).toEqual([
      `The variable ${name} has no effect, because the portal has no such setting; the nearest name is ${setting}.`,
    ]);
  });

  it('ignores settings, variables of others and empty ones', () => {
    const environment = {
      PORTAL_PROXIES: '1',
      PUBLIC_ORIGIN: 'https://portal.example.com',
      PATH: '/usr/bin',
      HOSTNAME: 'portal-1',
      NODE_ENV: 'production',
      NODE_EXTRA_CA_CERTS: '/etc/surtidor/ca.pem',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example.com',
      SESSION_MANAGER: 'local/host:@/tmp/.ICE-unix/1',
      KUBERNETES_SERVICE_HOST: '10.0.0.1',
      PUBLIC_URL: 'https://www.example.com',
      PORTAL_PROXY: '',
    };
    expect(findMisspeltSettings(environment)).toEqual([]);
  });
});
