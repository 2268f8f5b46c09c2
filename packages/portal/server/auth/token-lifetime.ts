import { z } from 'zod';

const claimsSchema = z.object({ exp: z.number() });

/** Returns the unverified claims of a JSON Web Token, or null for other tokens. */
function getClaims(token: string) {
  const [, payload, signature] = token.split('.');
  if (!payload || signature === undefined) return null;
  try {
    const json: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    return claimsSchema.safeParse(json).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Returns the remaining lifetime of a JSON Web Token, which newer releases of the Magento family issue, in
 * seconds. Returns null for other tokens and for an expired one.
 * @param now Epoch milliseconds.
 */
export function getRemainingSeconds(token: string, now: number): number | null {
  const exp = getClaims(token)?.exp;
  const remainingSeconds = exp === undefined ? 0 : Math.floor(exp - now / 1000);
  return remainingSeconds > 0 ? remainingSeconds : null;
}
