import { execFileSync } from 'node:child_process';
import { createDecipheriv, createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { property } from '../../test/property.ts';
import { defaultDeploymentOptions } from '../variants/index.ts';
import { encryptToken, handOffToken } from './hand-off.ts';
import { unescapeToken } from './token-escapes.ts';

const { tokenEscapes } = defaultDeploymentOptions;

/** Decrypts like the provider, using EVP_BytesToKey with MD5 as documented by OpenSSL. */
const decrypt = (base64: string, passphrase: string): string => {
  const bytes = Buffer.from(base64, 'base64');
  const salt = bytes.subarray(8, 16);
  const blocks: Buffer[] = [];
  for (let block = Buffer.alloc(0); blocks.length < 3; blocks.push(block)) {
    block = createHash('md5').update(block).update(passphrase, 'utf8').update(salt).digest();
  }
  const keyAndIv = Buffer.concat(blocks);
  const decipher = createDecipheriv(
    'aes-256-cbc',
    keyAndIv.subarray(0, 32),
    keyAndIv.subarray(32, 48),
  );
  return decipher.update(bytes.subarray(16), undefined, 'utf8') + decipher.final('utf8');
};

const decryptWithOpenssl = (base64: string, phrase: string): string =>
  execFileSync(
    'openssl',
    ['enc', '-d', '-aes-256-cbc', '-md', 'md5', '-a', '-A', '-pass', `pass:${phrase}`],
    { input: base64, stdio: ['pipe', 'pipe', 'ignore'] },
  ).toString('utf8');

const isOpensslInstalled = (() => {
  try {
    return execFileSync('openssl', ['version']).length > 0;
  } catch {
    return false;
  }
})();

const anyToken = fc.string({ unit: fc.constantFrom(...'abcXYZ0189.-_+/='), maxLength: 60 });

describe('handOffToken (spec 4, reading 12)', () => {
  it('has OpenSSL’s salt prefix', () => {
    expect(Buffer.from(encryptToken('t', 'p'), 'base64').subarray(0, 8).toString()).toBe(
      'Salted__',
    );
  });

  it('returns a different ciphertext each time', () => {
    expect(encryptToken('t', 'p')).not.toBe(encryptToken('t', 'p'));
  });

  it('accepts malformed Unicode', () => {
    expect(decrypt(encryptToken('a\uD800b', 'p\uD800'), 'p\uFFFD')).toBe('a\uFFFDb');
  });

  it('can be decrypted to the token', () => {
    const anyPhrase = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(anyToken, anyPhrase, (token, phrase) => {
        const encrypted = handOffToken(token, phrase, tokenEscapes);
        return decrypt(unescapeToken(encrypted, tokenEscapes), phrase) === token;
      }),
      { numRuns: Number(process.env.PROPERTY_RUNS ?? 1_000) },
    );
  }, 60_000);

  property('contains no +, / or =', [anyToken, fc.string({ minLength: 1 })], (token, phrase) => {
    expect(handOffToken(token, phrase, tokenEscapes)).toMatch(/^[A-Za-z0-9._-]+$/);
  });

  it.skipIf(!isOpensslInstalled)(
    'can be decrypted by the openssl command',
    () => {
      const phrases = fc.stringMatching(/^[A-Za-z0-9ñé ]{1,12}$/);
      fc.assert(
        fc.property(anyToken, phrases, (token, phrase) => {
          expect(decryptWithOpenssl(encryptToken(token, phrase), phrase)).toBe(token);
        }),
        { numRuns: 25 },
      );
    },
    60_000,
  );
});
