import { toBase64Url } from '../shared/random.ts';

/** Hashes a token or support secret. Both have 256 random bits, so SHA-256 without a salt is enough. */
export async function hashToken(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return toBase64Url(new Uint8Array(digest));
}
