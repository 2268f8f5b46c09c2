import { expect, it } from 'vitest';
import { isSameUuid } from './is-same-uuid.ts';

it.each([
  ['a1', 'A1', true],
  ['a1', 'a2', false],
  ['a1', null, false],
  [null, 'a1', false],
  [null, null, false],
] as const)('whether %j and %j are the same transaction: %j', (one, other, expected) => {
  expect(isSameUuid(one, other)).toBe(expected);
});
