import { z } from 'zod';

const claims = z.object({ exp: z.number() });

/** The claims of a JSON Web Token; null for any other token. They are read, not verified. */
function claimsOf(token: string) {
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
 * How many seconds a token still lives, where it says so itself: newer releases of the Magento family
 * give JSON Web Tokens. Null for one that does not, or that is over.
 * @param now Epoch milliseconds.
 */
export function ownLifeSeconds(token: string, now: number): number | null {
  const exp = claimsOf(token)?.exp;
  const left = exp === undefined ? 0 : Math.floor(exp - now / 1000);
  return left > 0 ? left : null;
}
