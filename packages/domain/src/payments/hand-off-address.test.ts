import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { property } from '../../test/property.ts';
import { getHandOffUrl, isSessionComplete } from './hand-off-address.ts';

const allowAll = (address: string) => ({ kind: 'allowed' as const, href: address });
const rejectAll = () => ({ kind: 'refused' as const, reason: 'host' as const });
const session = {
  uuid: 'u-1',
  state: 'PENDIENTE',
  redirectUrl: 'https://pay.example/start?bank=7#top',
  phrase: 'frase',
  token: 'tok',
};

describe('getHandOffUrl (spec 4, reading 13)', () => {
  it('keeps the query and sets token and uuid', () => {
    expect(getHandOffUrl(session, 'A-b_c.', allowAll)).toEqual({
      kind: 'ready',
      href: 'https://pay.example/start?bank=7&token=A-b_c.&uuid=u-1#top',
    });
  });

  it('replaces a token or uuid in the URL', () => {
    const redirectUrl = 'https://pay.example/?token=x&uuid=y&token=z';
    const handOffUrl = getHandOffUrl({ ...session, redirectUrl }, 'T', allowAll);
    expect(handOffUrl).toEqual({ kind: 'ready', href: 'https://pay.example/?token=T&uuid=u-1' });
  });

  it('does not redirect to a rejected URL', () => {
    expect(getHandOffUrl(session, 'T', rejectAll)).toEqual({ kind: 'refused', reason: 'host' });
  });

  it.each(['redirectUrl', 'uuid', 'token', 'phrase'] as const)(
    'rejects a session without %s',
    (part) => {
      const incomplete = { ...session, [part]: ' ' };
      expect(isSessionComplete(incomplete)).toBe(false);
      expect(getHandOffUrl(incomplete, 'T', allowAll)).toEqual({
        kind: 'refused',
        reason: 'incomplete',
      });
    },
  );

  it('rejects an empty encrypted token', () => {
    expect(isSessionComplete(session)).toBe(true);
    expect(getHandOffUrl(session, '', allowAll).kind).toBe('refused');
  });

  property(
    'contains exactly the token, the uuid and the existing query',
    [
      fc.webUrl({ withQueryParameters: true }),
      fc.stringMatching(/^[\w.-]{1,40}$/),
      fc.uuid(),
      fc.dictionary(fc.stringMatching(/^[a-s]{1,5}$/), fc.string(), { maxKeys: 4 }),
    ],
    (url, token, uuid, params) => {
      const originalUrl = new URL(url);
      for (const [name, value] of Object.entries(params)) originalUrl.searchParams.set(name, value);
      const originalParams = [...originalUrl.searchParams].filter(
        ([name]) => name !== 'token' && name !== 'uuid',
      );
      const redirectUrl = originalUrl.href;
      const result = getHandOffUrl({ ...session, uuid, redirectUrl }, token, allowAll);
      if (result.kind !== 'ready') throw new Error('Expected the URL to be allowed');
      const handOffUrl = new URL(result.href);
      expect(handOffUrl.origin + handOffUrl.pathname).toBe(
        originalUrl.origin + originalUrl.pathname,
      );
      expect([...handOffUrl.searchParams]).toEqual(
        expect.arrayContaining([...originalParams, ['token', token], ['uuid', uuid]]),
      );
      expect([...handOffUrl.searchParams]).toHaveLength(originalParams.length + 2);
    },
  );
});
