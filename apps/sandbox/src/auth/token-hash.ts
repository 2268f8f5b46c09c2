import { toBase64Url } from '../shared/random.ts';

/** The most recent hashes by their tokens: every request has one, and a digest is a job for another thread. */
const hashes = new Map<string, Promise<string>>();
const maxHashes = 1_000;

async function computeHash(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return toBase64Url(new Uint8Array(digest));
}

/** Hashes a token or support secret. Both have 256 random bits, so SHA-256 without a salt is enough. */
export function hashToken(token: string): Promise<string> {
  const hash = hashes.get(token) ?? computeHash(token);
  if (hashes.size >= maxHashes) hashes.clear();
  hashes.set(token, hash);
  return hash;
}
