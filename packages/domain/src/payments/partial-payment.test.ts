import { expect, it } from 'vitest';
import { getRemainder } from './partial-payment.ts';

const cop = (minor: number) => ({ minor, currency: 'COP' as const });

it('returns what a partial payment leaves', () => {
  expect(getRemainder({ amount: cop(600), balance: cop(1000) })).toEqual(cop(400));
});

it.each([
  ['a full payment', { amount: cop(1000), balance: cop(1000) }],
  ['a balance that is lower than the amount', { amount: cop(1000), balance: cop(900) }],
  ['an unknown balance', { amount: cop(1000) }],
  ['another currency', { amount: cop(10), balance: { minor: 20, currency: 'USD' as const } }],
])('returns null for %s', (_, line) => {
  expect(getRemainder(line)).toBeNull();
});
