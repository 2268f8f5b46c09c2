import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** The claims of a token. Times are in epoch seconds. */
export interface TokenClaims {
  readonly sub: string;
  readonly use: 'custom' | 'id' | 'refresh';
  /** Token hash of the backend session. */
  readonly sid: string;
  /** Whether access is read-only. */
  readonly ro: boolean;
  readonly iat: number;
  readonly exp: number;
}

/** Creates a JSON Web Token with an HMAC-SHA-256 signature. */
export function signJwt(claims: object, secret: string): string {
  const unsigned = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${unsigned}.${sign(unsigned, secret)}`;
}

/** Verifies the signature and returns the claims, or null. Does not check the expiry. */
export function verifyJwt(token: string, secret: string): TokenClaims | null {
  const [header, payload, tokenSignature, ...rest] = token.split('.');
  if (!header || !payload || !tokenSignature || rest.length > 0) return null;
  const expected = Buffer.from(sign(`${header}.${payload}`, secret));
  const actual = Buffer.from(tokenSignature);
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return null;
  return (
    claimsSchema.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString())).data ?? null
  );
}

const claimsSchema = z.object({
  sub: z.string(),
  use: z.enum(['custom', 'id', 'refresh']),
  sid: z.string(),
  ro: z.boolean(),
  iat: z.number(),
  exp: z.number(),
});

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function sign(unsigned: string, secret: string): string {
  return createHmac('sha256', secret).update(unsigned).digest('base64url');
}
