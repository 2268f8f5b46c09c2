import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../test/arbitraries.ts';
import { property } from '../../test/property.ts';
import { checkUrl } from './check-url.ts';
import type { UrlPolicy } from './types.ts';

const policy: UrlPolicy = {
  hosts: ['pagos.example', 'localhost:4100', '*.tienda.example'],
  base: 'https://portal.example',
};
const anyHostPolicy: UrlPolicy = { hosts: 'any' };

describe('checkUrl allows', () => {
  test.each([
    ['https://pagos.example/pse?x=1#y', 'https://pagos.example/pse?x=1#y'],
    ['http://pagos.example', 'http://pagos.example/'],
    [' https://pagos.example/a ', 'https://pagos.example/a'],
    ['HTTPS://PAGOS.EXAMPLE/A', 'https://pagos.example/A'],
    ['https://pagos.example:443/', 'https://pagos.example/'],
    ['http://localhost:4100/provider', 'http://localhost:4100/provider'],
    ['https://co.tienda.example/', 'https://co.tienda.example/'],
    ['https://a.b.tienda.example/', 'https://a.b.tienda.example/'],
    ['https://portal.example/x', 'https://portal.example/x'],
    ['/files/1.pdf', 'https://portal.example/files/1.pdf'],
    ['/files/mi factura.pdf', 'https://portal.example/files/mi%20factura.pdf'],
    ['https://pagos.example/a@b', 'https://pagos.example/a@b'],
    ['https://pagos.example?mail=a@b', 'https://pagos.example/?mail=a@b'],
    ['https://pagos.example#a@b', 'https://pagos.example/#a@b'],
    ['https://pagos.example/?to=http://a@b', 'https://pagos.example/?to=http://a@b'],
  ])('%j', (address, href) => {
    expect(checkUrl(address, policy)).toEqual({ kind: 'allowed', href });
  });

  test('any host if the policy allows it', () => {
    expect(checkUrl('https://otra.example/x', anyHostPolicy)).toEqual({
      kind: 'allowed',
      href: 'https://otra.example/x',
    });
  });

  test('hosts that the policy writes in capital letters', () => {
    expect(checkUrl('https://pagos.example/', { hosts: ['Pagos.Example'] }).kind).toBe('allowed');
    expect(checkUrl('https://a.tienda.example/', { hosts: ['*.Tienda.Example'] }).kind).toBe(
      'allowed',
    );
  });
});

describe('checkUrl rejects (faults 8)', () => {
  test.each([
    [null, 'empty'],
    [undefined, 'empty'],
    ['', 'empty'],
    ['  ', 'empty'],
    ['javascript:alert(1)', 'protocol'],
    ['JaVaScRiPt:alert(1)', 'protocol'],
    ['data:text/html,x', 'protocol'],
    ['vbscript:x', 'protocol'],
    ['file:///etc/passwd', 'protocol'],
    ['ftp://pagos.example/', 'protocol'],
    ['blob:https://pagos.example/x', 'protocol'],
    ['https:pagos.example', 'protocol'],
    ['https:/pagos.example', 'protocol'],
    ['https:///pagos.example', 'protocol'],
    ['xhttps://pagos.example', 'protocol'],
    ['mailto:a@pagos.example', 'protocol'],
    ['//pagos.example/x', 'no-protocol'],
    ['pagos.example', 'no-protocol'],
    ['files/1.pdf', 'no-protocol'],
    ['?x=1', 'no-protocol'],
    ['1https://pagos.example', 'no-protocol'],
    ['java\tscript:alert(1)', 'malformed'],
    ['/\\evil.example', 'malformed'],
    ['https:\\\\pagos.example', 'malformed'],
    ['https://pagos.example\u200b/', 'malformed'],
    ['https://pagos\u202e.example/', 'malformed'],
    ['https://pagos.example/\u2028x', 'malformed'],
    ['https://pagos.example/a\nb', 'malformed'],
    ['https://pagos .example/', 'malformed'],
    ['https://pagos.example:99999/', 'malformed'],
    ['http://[', 'malformed'],
    ['https://user@pagos.example/', 'credentials'],
    ['http://user@pagos.example/', 'credentials'],
    ['https://user:clave@pagos.example/', 'credentials'],
    ['https://:clave@pagos.example/', 'credentials'],
    ['https://@pagos.example/', 'credentials'],
    ['https://pagos.example@evil.example/', 'credentials'],
    ['https://evil.example/', 'host'],
    ['https://pagos.example.evil.example/', 'host'],
    ['https://evilpagos.example/', 'host'],
    ['https://pagos.example:8443/', 'host'],
    ['https://tienda.example/', 'host'],
    ['https://eviltienda.example/', 'host'],
    ['https://co.tienda.example:81/', 'host'],
    ['http://localhost/', 'host'],
    ['http://localhost:4101/', 'host'],
    ['http://portal.example/x', 'host'],
    ['https://portal.example:444/x', 'host'],
  ])('%j for the reason %s', (address, reason) => {
    expect(checkUrl(address, policy)).toEqual({ kind: 'refused', reason });
  });

  test('a path without a base', () => {
    expect(checkUrl('/files/1.pdf', anyHostPolicy)).toEqual({
      kind: 'refused',
      reason: 'no-protocol',
    });
  });

  test('every host if none is allowed', () => {
    expect(checkUrl('https://pagos.example/', { hosts: [] })).toEqual({
      kind: 'refused',
      reason: 'host',
    });
  });
});

describe('checkUrl', () => {
  const anyUrl = fc.oneof(
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc
      .tuple(
        fc.constantFrom(
          'https://',
          'http://',
          '//',
          'javascript:',
          '/',
          'https:',
          'https://pagos.example',
        ),
        anyText,
      )
      .map((parts) => parts.join('')),
    anyText,
  );

  property(
    'allows only http(s) URLs without a user on a host of the policy',
    [anyUrl],
    (address) => {
      const result = checkUrl(address, policy);
      if (result.kind === 'refused') return;
      const { protocol, username, password, host } = new URL(result.href);
      expect(['http:', 'https:']).toContain(protocol);
      expect(username + password).toBe('');
      const isKnown = ['pagos.example', 'localhost:4100', 'portal.example'].includes(host);
      expect(isKnown || host.endsWith('.tienda.example')).toBe(true);
    },
  );

  property('allows a URL that it returned and does not change it', [anyUrl], (address) => {
    const result = checkUrl(address, anyHostPolicy);
    if (result.kind === 'allowed') expect(checkUrl(result.href, anyHostPolicy)).toEqual(result);
  });

  property(
    'still allows a URL if hosts are added to the policy',
    [anyUrl, fc.array(fc.domain())],
    (address, moreHosts) => {
      const widerPolicy = {
        ...policy,
        hosts: [...moreHosts, ...(policy.hosts === 'any' ? [] : policy.hosts)],
      };
      return (
        checkUrl(address, policy).kind === 'refused' ||
        checkUrl(address, widerPolicy).kind === 'allowed'
      );
    },
  );

  property(
    'rejects URLs with a user before an allowed host',
    [fc.stringMatching(/^[a-z0-9:.]{0,9}$/)],
    (user) => {
      expect(checkUrl(`https://${user}@pagos.example/`, policy).kind).toBe('refused');
    },
  );

  property('rejects hosts that only start with an allowed host', [fc.domain()], (domain) => {
    expect(checkUrl(`https://pagos.example.${domain}/`, policy).kind).toBe('refused');
  });

  property(
    'never throws',
    [fc.oneof(anyUrl, fc.constant(null)), fc.array(anyText)],
    (address, hosts) => {
      const { kind } = checkUrl(address, { hosts });
      return kind === 'allowed' || kind === 'refused';
    },
  );
});
