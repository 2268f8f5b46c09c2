import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_MARKERS, decryptToken, undoMarkers } from './token.ts';

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 });

/** Encrypts with the openssl program. The phrase must not start with a dash. */
function opensslEncrypt(decrypted: string, phrase: string): string {
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
    input: decrypted,
    stdio: ['pipe', 'pipe', 'ignore'],
  }).toString();
}

describe('the payment token', () => {
  it.each([
    ['token-123', 'a phrase'],
    ['{"uuid":"é"}', 'ñandú con espacios'],
    ['x'.repeat(500), 'p'],
  ])('reads what openssl encrypted: %s', (decrypted, phrase) => {
    expect(decryptToken(opensslEncrypt(decrypted, phrase), phrase)).toBe(decrypted);
  });

  it('is null for another phrase or another text', () => {
    const encrypted = opensslEncrypt('token-123', 'right');
    expect(decryptToken(encrypted, 'wrong')).not.toBe('token-123');
    expect(decryptToken('', 'right')).toBeNull();
    expect(decryptToken('U2FsdGVkX18=', 'right')).toBeNull();
    expect(decryptToken(encrypted.slice(0, 30), 'right')).toBeNull();
  });

  it('restores base64 characters for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 60 }), (bytes) => {
        const base64 = Buffer.from(bytes).toString('base64');
        const marked = base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '.');
        expect(undoMarkers(marked, DEFAULT_MARKERS)).toBe(base64);
      }),
    );
  });

  it('never throws on bytes that nobody encrypted', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), text, (bytes, phrase) => {
        const salted = Buffer.concat([Buffer.from('Salted__'), bytes]);
        expect(() => decryptToken(salted.toString('base64'), phrase)).not.toThrow();
      }),
    );
  });
});
