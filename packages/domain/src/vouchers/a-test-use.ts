import fc from 'fast-check';
import type { VoucherCart, VoucherCartEvent, VoucherUse } from './types.ts';

/** An ordinary use for tests: at most 1.000 pesos. */
export const aTestUse = (over: Partial<VoucherUse> = {}): VoucherUse => ({
  id: 'u1',
  reward: 'R1',
  title: 'Combustible',
  description: '',
  maximum: { minor: 100_000, currency: 'COP' },
  validDays: 30,
  terms: '',
  ...over,
});

/** Pesos, in minor units. */
export const cop = (minor: number) => ({ minor, currency: 'COP' as const });

/** A cart of the test use. */
export const aTestCart = (...lines: (readonly [number, number])[]): VoucherCart => ({
  use: aTestUse(),
  lines: lines.map(([minor, quantity]) => ({ amount: cop(minor), quantity })),
});

const anyAmount = fc.constantFrom(0, -5, 1_000, 2_000, 5_000).map(cop);

/** Anything that may happen to a cart. */
export const anyCartEvent: fc.Arbitrary<VoucherCartEvent> = fc.oneof(
  fc.constantFrom('u1', 'u2').map((id) => ({ kind: 'choose-use' as const, use: aTestUse({ id }) })),
  fc.record({
    kind: fc.constant('add' as const),
    amount: anyAmount,
    quantity: fc.oneof(fc.integer({ min: -2, max: 20_000 }), fc.double()),
  }),
  fc.record({
    kind: fc.constantFrom('increment' as const, 'decrement' as const, 'remove' as const),
    amount: anyAmount,
  }),
  fc.record({
    kind: fc.constant('type-quantity' as const),
    amount: anyAmount,
    text: fc.string({ maxLength: 6 }),
  }),
  fc.constant({ kind: 'clear' as const }),
);
