import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_MARKERS, decryptToken, restoreBase64 } from './token.ts';

const phrases = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 });

/** Encrypts with the openssl command. */
function opensslEncrypt(plaintext: string, phrase: string): string {
  const options = [
    'enc',
    '-aes-256-cbc',
    '-md',
    'md5',
    '-a',
    '-A',
    '-salt',
    '-pass',
    `pass:${phrase}`,
  ];
  return execFileSync('openssl', options, {
    input: plaintext,
    stdio: ['pipe', 'pipe', 'ignore'],
  }).toString();
}

describe('decryptToken', () => {
  it.each([
    ['token-123', 'a phrase'],
    ['{"uuid":"é"}', 'ñandú con espacios'],
    ['x'.repeat(500), 'p'],
  ])('decrypts a token encrypted by openssl: %s', (plaintext, phrase) => {
    expect(decryptToken(opensslEncrypt(plaintext, phrase), phrase)).toBe(plaintext);
  });

  it('does not decrypt a token with another phrase or an invalid token', () => {
    const encrypted = opensslEncrypt('token-123', 'right');
    expect(decryptToken(encrypted, 'wrong')).not.toBe('token-123');
    expect(decryptToken('', 'right')).toBeNull();
    expect(decryptToken('U2FsdGVkX18=', 'right')).toBeNull();
    expect(decryptToken(encrypted.slice(0, 30), 'right')).toBeNull();
  });

  it('accepts tokens with markers instead of base64 characters', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 60 }), (bytes) => {
        const base64 = Buffer.from(bytes).toString('base64');
        const escaped = base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '.');
        expect(restoreBase64(escaped, DEFAULT_MARKERS)).toBe(base64);
      }),
    );
  });

  it('does not throw for arbitrary bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), phrases, (bytes, phrase) => {
        const salted = Buffer.concat([Buffer.from('Salted__'), bytes]);
        expect(() => decryptToken(salted.toString('base64'), phrase)).not.toThrow();
      }),
    );
  });
});
