import { sandboxProfile } from '@surtidor/data/backend-profile';
import { describe, expect, it } from 'vitest';
import { getAllowedHosts, getPublicConfig } from './public-config.ts';
import { readSettings, SettingsError } from './read-settings.ts';

const services = {
  BACKEND_URL: 'https://shop.example.com/graphql',
  STORE_BASE_URL: 'https://shop.example.com',
  STORE_LINK_URL: 'https://shop.example.com/link',
  REALTIME_CREDENTIALS_URL: 'off',
};

describe('readSettings', () => {
  it('defaults to the sandbox', () => {
    const settings = readSettings({});
    expect(settings.PORTAL_PORT).toBe(4000);
    expect(settings.BACKEND_URL).toBe('http://localhost:4100/graphql');
    expect(settings.DEFAULT_STORE).toBe('colombia');
    expect(settings.PAYMENT_MINIMUM).toEqual({ COP: 1600 });
  });

  it.each([
    [{}, 0],
    [{ NODE_ENV: 'production' }, 5_000],
    [{ NODE_ENV: 'production', PORTAL_DRAIN_MS: '0' }, 0],
  ])('with %j drains for %i ms', (environment: Record<string, string>, ms) => {
    expect(readSettings(environment).PORTAL_DRAIN_MS).toBe(ms);
  });

  it.each([
    ['HTTPS://Portal.Example.com:443', 'https://portal.example.com'],
    ['http://portal.example.com:80/', 'http://portal.example.com'],
  ])('reads the origin %s as %s', (PUBLIC_ORIGIN, origin) => {
    const deployment = { ...services, PORTAL_PROXIES: '1', PUBLIC_ORIGIN };
    expect(readSettings(deployment).PUBLIC_ORIGIN).toBe(origin);
  });

  it('requires the number of proxies with https', () => {
    const deployment = { ...services, PUBLIC_ORIGIN: 'https://portal.example.com' };
    expect(() => readSettings(deployment)).toThrow('The setting PORTAL_PROXIES is missing');
    expect(readSettings({ ...deployment, PORTAL_PROXIES: '0' }).PORTAL_PROXIES).toBe(0);
  });

  it('requires the public origin behind a proxy, and listens on loopback only', () => {
    expect(() => readSettings({ PORTAL_PROXIES: '1' })).toThrow('PUBLIC_ORIGIN');
    const proxied = { PORTAL_PROXIES: '1', PUBLIC_ORIGIN: 'http://localhost:4000' };
    expect(readSettings(proxied).PORTAL_HOST).toBe('127.0.0.1');
    expect(readSettings({ ...proxied, PORTAL_HOST: '0.0.0.0' }).PORTAL_HOST).toBe('0.0.0.0');
    expect(readSettings({}).PORTAL_HOST).toBeUndefined();
  });

  it.each([
    ['BACKEND_URL', 'http://shop.example.com/graphql'],
    ['STORE_LINK_URL', 'http://10.0.0.7/link'],
    ['LOGIN_STORE_URL', 'redis://store:6379'],
  ])('rejects a %s without TLS unless it is allowed', (name, value) => {
    const environment = { ...services, DEVICE_SECRET: 'x'.repeat(32), [name]: value };
    expect(() => readSettings(environment)).toThrow(`plain text: ${name}.`);
    expect(() => readSettings({ ...environment, PLAINTEXT_SERVICES: 'allowed' })).not.toThrow();
    const loopback = { ...environment, [name]: value.replace(/\/\/[^/:]+/, '//127.0.0.1') };
    expect(() => readSettings(loopback)).not.toThrow();
  });

  it('reads a minimum per currency', () => {
    const { PAYMENT_MINIMUM } = readSettings({ PAYMENT_MINIMUM: 'COP 1600, PEN 5, USD 2' });
    expect(PAYMENT_MINIMUM).toEqual({ COP: 1600, PEN: 5, USD: 2 });
  });

  it('treats an empty variable as absent', () => {
    expect(readSettings({ PORTAL_PORT: ' ' }).PORTAL_PORT).toBe(4000);
  });

  it.each([
    ['PORTAL_PORT', 'abc', 'must be a whole number from 0 to 65535'],
    ['PORTAL_PORT', '70000', 'must be a whole number from 0 to 65535'],
    ['BACKEND_URL', 'localhost:4100', 'must be an absolute URL that starts with http'],
    ['BACKEND_URL', 'http://user@host/', 'must be an absolute URL that starts with http'],
    ['PUBLIC_ORIGIN', 'https://a.example.com/path', 'must be only scheme, host and port'],
    ['DEFAULT_STORE', 'nowhere', 'must be one of: colombia, lubricantes'],
    ['STORES', 'colombia,nowhere', 'must be a list, separated by commas, of: colombia'],
    ['ALLOWED_HOSTS', 'https://pay.example.com', 'must be host names separated by commas'],
    ['BACKEND_TIMEOUT_MS', '60001', 'must be a whole number from 100 to 60000'],
    ['PRODUCT', 'two words', 'must be one word of Latin letters'],
    ['PAYMENT_MINIMUM', '1600.5', 'must be a whole number of pesos'],
    ['PAYMENT_MINIMUM', 'COP 1600, EUR 2', 'must be a whole number of pesos'],
    ['PAYMENT_MINIMUM', 'USD 1, USD 2', 'must be a whole number of pesos'],
    ['PAYMENT_MINIMUM_MODE', 'maybe', 'must be one of: block, warn, off'],
    ['PAYMENT_TOKEN_MARKERS', '- - _', 'must be three different strings'],
    ['PAYMENT_TOKEN_MARKERS', 'a _ .', 'must be three different strings'],
    ['PAYMENT_TOKEN_MARKERS', '- -- .', 'must be three different strings'],
    ['PAYMENT_TOKEN_MARKERS', '+ / =', 'must be three different strings'],
    ['ALLOWED_HOSTS', '...', 'must be host names'],
    ['ALLOWED_HOSTS', 'pay.example.com:99999', 'must be host names'],
    ['ALLOWED_HOSTS', '-pay.example.com', 'must be host names'],
    ['CHAT_COLOUR', 'blueish', 'must be a colour such as #0b4ea2'],
    ['CHAT_LUBRICANTS_COLOUR', '#12', 'must be a colour such as #0b4ea2'],
    ['GRAPHQL_OPERATIONS', 'all', 'must be one of: built, open'],
    ['PORTAL_PROXIES', '-1', 'must be a whole number from 0 to 10'],
    ['SESSION_IDLE_MS', '1', 'must be a whole number from 10000'],
    ['SESSION_IDLE_MS', '1e6', 'must be a whole number from 10000'],
    ['FEATURE_SALES_CERTIFICATE', 'yes', 'must be one of: on, off'],
  ])('names %s if it is %s', (name, value, rule) => {
    const readInvalid = () => readSettings({ [name]: value });
    expect(readInvalid).toThrow(SettingsError);
    expect(readInvalid).toThrow(`The setting ${name} is '${value}', but it ${rule}`);
  });

  it.each([
    ['BACKEND_RECAPTCHA_TOKEN', 'secret'.repeat(400)],
    ['DEVICE_SECRET', 'short-but-secret'],
    ['DEVICE_SECRET_FALLBACK', 'short-but-secret'],
    ['LOGIN_STORE_URL', 'http://user:word@store.example.com'],
  ])('names an invalid %s without its value', (name, value) => {
    const readInvalid = () => readSettings({ [name]: value });
    expect(readInvalid).toThrow(`The setting ${name} is set, but it must`);
    expect(readInvalid).not.toThrow(value);
  });

  it.each(['https://user:word@shop.example.com', 'https://:word@shop.example.com'])(
    'refuses %s without its password',
    (BACKEND_URL) => {
      const readInvalid = () => readSettings({ ...services, BACKEND_URL });
      expect(readInvalid).toThrow('must be an absolute URL');
      expect(readInvalid).not.toThrow('word');
    },
  );

  it.each([
    ['BACKEND_URL', services.BACKEND_URL],
    ['PUBLIC_ORIGIN', 'HTTPS://portal.example.com'],
  ])('names every missing service of a deployment with %s', (name, value) => {
    const missingNames = Object.keys(services).filter((service) => service !== name);
    expect(() => readSettings({ [name]: value })).toThrow(`: ${missingNames.join(', ')}.`);
    expect(() => readSettings({ PUBLIC_ORIGIN: 'http://localhost:4000' })).not.toThrow();
  });

  it('requires the realtime database’s project if there is a database', () => {
    const REALTIME_URL = 'https://db.example.com';
    const readMissing = () => readSettings({ ...services, REALTIME_URL });
    expect(readMissing).toThrow(': REALTIME_API_KEY, REALTIME_PROJECT.');
    expect(readSettings(services).REALTIME_CREDENTIALS_URL).toBeNull();
  });

  it('requires a secret if instances share a store', () => {
    const sharedStore = { LOGIN_STORE_URL: 'rediss://store.example.com:6379' };
    expect(() => readSettings(sharedStore)).toThrow('DEVICE_SECRET');
    expect(readSettings({ ...sharedStore, DEVICE_SECRET: 'x'.repeat(32) })).toMatchObject(
      sharedStore,
    );
  });

  it('requires a secret that signs beside one that only verifies', () => {
    expect(() => readSettings({ DEVICE_SECRET_FALLBACK: 'x'.repeat(32) })).toThrow(
      'The setting DEVICE_SECRET is missing',
    );
  });

  it('rejects a default store that is not served', () => {
    expect(() => readSettings({ STORES: 'peru,ecuador' })).toThrow('DEFAULT_STORE');
  });

  it('rejects a warning longer than the session', () => {
    expect(() => readSettings({ SESSION_REMINDER_MS: '900000' })).toThrow('SESSION_REMINDER_MS');
  });
});

describe('getPublicConfig', () => {
  it('allows the hosts of backend and store by default', () => {
    const settings = readSettings({ STORE_BASE_URL: 'https://store.example.com/co/' });
    expect(getAllowedHosts(settings)).toEqual(['localhost:4100', 'store.example.com']);
  });

  it('returns null for services that are not configured', () => {
    const config = getPublicConfig(readSettings({}), sandboxProfile);
    expect(config).toMatchObject({ realtime: null, chat: null, ipServiceUrl: null });
  });

  it('does not contain the server’s own URLs', () => {
    const settings = readSettings({
      ...services,
      BACKEND_URL: 'https://inner.example.net/graphql',
      ALLOWED_HOSTS: 'a.example.com',
    });
    expect(JSON.stringify(getPublicConfig(settings, sandboxProfile))).not.toContain(
      'inner.example.net',
    );
  });
});
