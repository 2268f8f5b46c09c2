import { createHmac, timingSafeEqual } from 'node:crypto';

/** The claims that every token of the sandbox's realtime sign-in carries. Times in epoch seconds. */
export interface TokenClaims {
  readonly sub: string;
  readonly use: 'custom' | 'id' | 'refresh';
  readonly iat: number;
  readonly exp: number;
}

/** Writes a JSON web token signed with HMAC-SHA-256. */
export function signJwt(claims: object, secret: string): string {
  const unsigned = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${unsigned}.${signature(unsigned, secret)}`;
}

/** The claims of a token that this secret signed; null for any other text. Expiry is the caller's. */
export function readJwt(token: string, secret: string): TokenClaims | null {
  const [header, payload, given, ...rest] = token.split('.');
  if (!header || !payload || !given || rest.length > 0) return null;
  const expected = Buffer.from(signature(`${header}.${payload}`, secret));
  const actual = Buffer.from(given);
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return null;
  return toClaims(JSON.parse(Buffer.from(payload, 'base64url').toString()));
}

function toClaims(value: unknown): TokenClaims | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!('sub' in value && 'use' in value && 'iat' in value && 'exp' in value)) return null;
  const { sub, use, iat, exp } = value;
  if (typeof sub !== 'string' || typeof iat !== 'number' || typeof exp !== 'number') return null;
  return use === 'custom' || use === 'id' || use === 'refresh' ? { sub, use, iat, exp } : null;
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function signature(unsigned: string, secret: string): string {
  return createHmac('sha256', secret).update(unsigned).digest('base64url');
}
