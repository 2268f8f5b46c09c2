import { expect, it } from 'vitest';
import { ownLifeSeconds } from './token-life.ts';

const now = Date.parse('2026-11-20T15:00:00Z');
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const jwt = (payload: unknown) => `${encoded({ alg: 'HS256' })}.${encoded(payload)}.firma`;

it.each([
  ['a token that says its end', jwt({ exp: now / 1000 + 3_600 }), 3_600],
  ['one that is over', jwt({ exp: now / 1000 - 1 }), null],
  ['one without an end', jwt({ uid: 7 }), null],
  ['an opaque token', 'abcdef0123456789', null],
  ['three parts that are none', 'a.%%%.c', null],
])('%s', (_, token, seconds) => {
  expect(ownLifeSeconds(token, now)).toBe(seconds);
});
