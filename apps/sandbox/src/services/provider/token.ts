import { createDecipheriv, createHash } from 'node:crypto';

/** Replacements of +, / and = for a token in a URL (spec 4, "Payment hand-off"). */
export interface TokenEscapes {
  readonly plus: string;
  readonly slash: string;
  readonly equals: string;
}

export const DEFAULT_MARKERS: TokenEscapes = { plus: '-', slash: '_', equals: '.' };

const SALT_HEADER = 'Salted__';
const KEY_BYTES = 32;
const IV_BYTES = 16;

/** Replaces the markers with the base64 characters. */
export function restoreBase64(token: string, markers: TokenEscapes): string {
  return token
    .replaceAll(markers.plus, '+')
    .replaceAll(markers.slash, '/')
    .replaceAll(markers.equals, '=');
}

/**
 * Decrypts a token in the format of `openssl enc -aes-256-cbc -md md5 -a`: base64 of 'Salted__',
 * eight bytes of salt and the AES-256-CBC ciphertext. Returns null if it cannot be decrypted.
 */
export function decryptToken(base64: string, phrase: string): string | null {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.subarray(0, 8).toString('latin1') !== SALT_HEADER) return null;
  const { key, iv } = deriveKey(Buffer.from(phrase, 'utf8'), bytes.subarray(8, 16));
  try {
    const decipher = createDecipheriv('aes-256-cbc', key, iv);
    const decrypted = Buffer.concat([decipher.update(bytes.subarray(16)), decipher.final()]);
    return decrypted.toString('utf8');
  } catch {
    return null;
  }
}

/** Derives the key and the IV like OpenSSL's EVP_BytesToKey with MD5 and one iteration. */
function deriveKey(phrase: Buffer, salt: Buffer): { key: Buffer; iv: Buffer } {
  let block = Buffer.alloc(0);
  let derived = Buffer.alloc(0);
  while (derived.length < KEY_BYTES + IV_BYTES) {
    block = createHash('md5')
      .update(Buffer.concat([block, phrase, salt]))
      .digest();
    derived = Buffer.concat([derived, block]);
  }
  return {
    key: derived.subarray(0, KEY_BYTES),
    iv: derived.subarray(KEY_BYTES, KEY_BYTES + IV_BYTES),
  };
}
