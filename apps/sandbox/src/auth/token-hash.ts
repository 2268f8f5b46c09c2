import { toBase64Url } from '../shared/random.ts';

/**
 * A token or a support secret as it is stored. Plain SHA-256 is enough: the secret itself is 256
 * random bits, so there is nothing to guess.
 */
export async function hashToken(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return toBase64Url(new Uint8Array(digest));
}
