import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** The claims that every token of the sandbox's realtime sign-in carries. Times in epoch seconds. */
export interface TokenClaims {
  readonly sub: string;
  readonly use: 'custom' | 'id' | 'refresh';
  /** The backend's session that the token belongs to. */
  readonly sid: string;
  /** Whether it may only read. */
  readonly ro: boolean;
  readonly iat: number;
  readonly exp: number;
}

/** Writes a JSON web token signed with HMAC-SHA-256. */
export function signJwt(content: object, secret: string): string {
  const unsigned = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(content)}`;
  return `${unsigned}.${signature(unsigned, secret)}`;
}

/** The claims of a token that this secret signed; null for any other text. Expiry is the caller's. */
export function readJwt(token: string, secret: string): TokenClaims | null {
  const [header, payload, given, ...rest] = token.split('.');
  if (!header || !payload || !given || rest.length > 0) return null;
  const expected = Buffer.from(signature(`${header}.${payload}`, secret));
  const actual = Buffer.from(given);
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return null;
  return claims.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString())).data ?? null;
}

const claims = z.object({
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

function signature(unsigned: string, secret: string): string {
  return createHmac('sha256', secret).update(unsigned).digest('base64url');
}
