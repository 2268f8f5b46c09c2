import { fromBase64Url, toBase64Url } from '../shared/random.ts';

const ITERATIONS = 210_000;

async function deriveHash(
  password: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<Uint8Array> {
  const passwordBytes = new TextEncoder().encode(password.normalize('NFC'));
  const key = await crypto.subtle.importKey('raw', passwordBytes, 'PBKDF2', false, ['deriveBits']);
  const algorithm = { name: 'PBKDF2', hash: 'SHA-512', salt, iterations };
  return new Uint8Array(await crypto.subtle.deriveBits(algorithm, key, 256));
}

/** Returns 'pbkdf2-sha512$iterations$salt$hash'. Only test scenarios use fewer iterations. */
export async function hashPassword(password: string, iterations = ITERATIONS): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const hash = await deriveHash(password, salt, iterations);
  return ['pbkdf2-sha512', iterations, toBase64Url(salt), toBase64Url(hash)].join('$');
}

/** Verifies a password in constant time. */
export async function verifyPassword(password: string, storedHash: string): Promise<boolean> {
  const [kind, iterations, salt, encodedHash] = storedHash.split('$');
  if (kind !== 'pbkdf2-sha512' || !iterations || !salt || !encodedHash) return false;
  const hash = await deriveHash(password, fromBase64Url(salt), Number(iterations));
  const expectedHash = fromBase64Url(encodedHash);
  if (expectedHash.length !== hash.length) return false;
  let difference = 0;
  for (const [index, byte] of hash.entries()) difference |= byte ^ (expectedHash[index] ?? 0);
  return difference === 0;
}

/** A hash that matches no password. Verified for unknown users, so that the response time is the same. */
export const dummyHash = `pbkdf2-sha512$${ITERATIONS}$AAAAAAAAAAAAAAAAAAAAAA$${'A'.repeat(43)}`;
