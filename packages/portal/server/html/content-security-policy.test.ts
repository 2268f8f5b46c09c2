import { sandboxProfile } from '@surtidor/data/backend-profile';
import { describe, expect, it } from 'vitest';
import { getPublicConfig } from '../settings/public-config.ts';
import { readSettings } from '../settings/read-settings.ts';
import { getContentSecurityPolicy } from './content-security-policy.ts';

const getPolicy = (environment: Readonly<Record<string, string>>) =>
  getContentSecurityPolicy(getPublicConfig(readSettings(environment), sandboxProfile), 'abc');

describe('getContentSecurityPolicy', () => {
  it('requires the nonce for inline scripts and forbids framing', () => {
    const policy = getPolicy({});
    expect(policy.match(/\S+ 'unsafe[^;]*/g)).toEqual(["style-src-attr 'unsafe-inline'"]);
    expect(policy).toContain("script-src 'self' 'nonce-abc';");
    expect(policy).toContain("style-src 'self' 'nonce-abc';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  it('allows connections to the portal and the allowed hosts only', () => {
    const policy = getPolicy({ ALLOWED_HOSTS: 'files.example.com' });
    const [, sources = ''] = /connect-src ([^;]*);/.exec(policy) ?? [];
    expect(sources.split(' ')).toEqual(
      expect.arrayContaining(["'self'", 'https://files.example.com']),
    );
    expect(sources).not.toMatch(/\*|https?:(?:\s|$)/);
  });

  it('allows connections to the configured services, including web sockets', () => {
    const policy = getPolicy({
      REALTIME_URL: 'https://live.example.com',
      REALTIME_AUTH_URL: 'https://auth.example.com/v1',
      IP_SERVICE_URL: 'https://ip.example.com/me',
      CHAT_SCRIPT_URL: 'https://chat.example.com/widget.js',
    });
    for (const source of [
      'https://live.example.com',
      'wss://live.example.com',
      'https://auth.example.com',
      'https://ip.example.com',
      'https://chat.example.com',
    ]) {
      expect(policy).toMatch(new RegExp(`connect-src [^;]*${source.replaceAll('.', '\\.')}`));
    }
    expect(policy).toMatch(/script-src [^;]*https:\/\/chat\.example\.com/);
  });

  it.each([
    ['https://dealers-default-rtdb.firebaseio.com', 'wss://*.firebaseio.com'],
    [
      'https://dealers-default-rtdb.europe-west1.firebasedatabase.app',
      'wss://*.europe-west1.firebasedatabase.app',
    ],
  ])('allows the other hosts and the sign-in service of the database %s', (url, otherHosts) => {
    const [, sources = ''] = /connect-src ([^;]*);/.exec(getPolicy({ REALTIME_URL: url })) ?? [];
    expect(sources.split(' ')).toEqual(
      expect.arrayContaining([
        url,
        otherHosts,
        'https://identitytoolkit.googleapis.com',
        'https://securetoken.googleapis.com',
      ]),
    );
  });

  it('allows one host of a database of another vendor', () => {
    const policy = getPolicy({ REALTIME_URL: 'https://firebaseio.com.example.org' });
    expect(policy).not.toContain('*');
  });
});
