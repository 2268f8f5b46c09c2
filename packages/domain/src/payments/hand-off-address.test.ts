import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { property } from '../../test/property.ts';
import { handOffAddress, isSessionComplete } from './hand-off-address.ts';

const allowAll = (address: string) => ({ kind: 'allowed' as const, href: address });
const refuse = () => ({ kind: 'refused' as const, reason: 'host' as const });
const session = {
  uuid: 'u-1',
  state: 'PENDIENTE',
  redirectAddress: 'https://pay.example/start?bank=7#top',
  phrase: 'frase',
  token: 'tok',
};

describe('the redirect to the payment provider (spec 4, reading 13)', () => {
  it('keeps the query and sets token and uuid', () => {
    expect(handOffAddress(session, 'A-b_c.', allowAll)).toEqual({
      kind: 'ready',
      href: 'https://pay.example/start?bank=7&token=A-b_c.&uuid=u-1#top',
    });
  });

  it('replaces a token or uuid in the URL', () => {
    const redirectAddress = 'https://pay.example/?token=x&uuid=y&token=z';
    const address = handOffAddress({ ...session, redirectAddress }, 'T', allowAll);
    expect(address).toEqual({ kind: 'ready', href: 'https://pay.example/?token=T&uuid=u-1' });
  });

  it('does not redirect to a rejected URL', () => {
    expect(handOffAddress(session, 'T', refuse)).toEqual({ kind: 'refused', reason: 'host' });
  });

  it.each(['redirectAddress', 'uuid', 'token', 'phrase'] as const)(
    'is not complete without %s',
    (part) => {
      const incomplete = { ...session, [part]: ' ' };
      expect(isSessionComplete(incomplete)).toBe(false);
      expect(handOffAddress(incomplete, 'T', allowAll)).toEqual({
        kind: 'refused',
        reason: 'incomplete',
      });
    },
  );

  it('is not complete without a token', () => {
    expect(isSessionComplete(session)).toBe(true);
    expect(handOffAddress(session, '', allowAll).kind).toBe('refused');
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
      const start = new URL(url);
      for (const [name, value] of Object.entries(params)) start.searchParams.set(name, value);
      const previous = [...start.searchParams].filter(
        ([name]) => name !== 'token' && name !== 'uuid',
      );
      const redirectAddress = start.href;
      const address = handOffAddress({ ...session, uuid, redirectAddress }, token, allowAll);
      if (address.kind !== 'ready') throw new Error('It was allowed');
      const after = new URL(address.href);
      expect(after.origin + after.pathname).toBe(start.origin + start.pathname);
      expect([...after.searchParams]).toEqual(
        expect.arrayContaining([...previous, ['token', token], ['uuid', uuid]]),
      );
      expect([...after.searchParams]).toHaveLength(previous.length + 2);
    },
  );
});
