import { expect, it } from 'vitest';
import { getRemainingSeconds } from './token-lifetime.ts';

const now = Date.parse('2026-11-20T15:00:00Z');
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const createJwt = (payload: unknown) => `${encode({ alg: 'HS256' })}.${encode(payload)}.firma`;

it.each([
  [
    'returns the remaining seconds of a token with an expiry',
    createJwt({ exp: now / 1000 + 3_600 }),
    3_600,
  ],
  ['returns null for an expired token', createJwt({ exp: now / 1000 - 1 }), null],
  ['returns null for a token without an expiry', createJwt({ uid: 7 }), null],
  ['returns null for an opaque token', 'abcdef0123456789', null],
  ['returns null for three parts that are not a token', 'a.%%%.c', null],
])('%s', (_, token, seconds) => {
  expect(getRemainingSeconds(token, now)).toBe(seconds);
});
