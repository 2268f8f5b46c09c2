import { z } from 'zod';

const claims = z.object({ exp: z.number() });

/** The claims of a JSON Web Token, unverified; null for other tokens. */
function getClaims(token: string) {
  const [, payload, signature] = token.split('.');
  if (!payload || signature === undefined) return null;
  try {
    const json: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    return claims.safeParse(json).data ?? null;
  } catch {
    return null;
  }
}

/**
 * The remaining seconds of a token that has an expiry: newer releases of the Magento family issue JSON Web
 * Tokens. Null for others or if it has expired.
 * @param now Epoch milliseconds.
 */
export function ownLifeSeconds(token: string, now: number): number | null {
  const exp = getClaims(token)?.exp;
  const remainingSeconds = exp === undefined ? 0 : Math.floor(exp - now / 1000);
  return remainingSeconds > 0 ? remainingSeconds : null;
}
