import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCartEvent, aTestCart, aTestUse, cop } from '../../test/fixtures/voucher-use.ts';
import { property } from '../../test/property.ts';
import { changeCart, emptyCart, parseQuantity, wouldChangeVoucherUse } from './cart.ts';
import { countVouchers, getCartTotal } from './limits.ts';
import type { VoucherCart, VoucherCartEvent } from './types.ts';

const getLinesAfter = (cart: VoucherCart, event: VoucherCartEvent) =>
  changeCart(cart, event).lines.map(({ amount, quantity }) => [amount.minor, quantity]);
const anyEvents = fc.array(anyCartEvent, { maxLength: 20 });
const getCartAfter = (events: readonly VoucherCartEvent[]) => events.reduce(changeCart, emptyCart);

describe('the voucher cart (spec 4)', () => {
  const cart = aTestCart([1_000, 2], [5_000, 1]);

  it.each<[string, VoucherCartEvent, [number, number][]]>([
    [
      'adds a line',
      { kind: 'add', amount: cop(2_000), quantity: 3 },
      [
        [1_000, 2],
        [5_000, 1],
        [2_000, 3],
      ],
    ],
    [
      'increases the quantity of an existing line',
      { kind: 'add', amount: cop(1_000), quantity: 3 },
      [
        [1_000, 5],
        [5_000, 1],
      ],
    ],
    [
      'adds nothing for the quantity 0',
      { kind: 'add', amount: cop(1_000), quantity: 0 },
      [
        [1_000, 2],
        [5_000, 1],
      ],
    ],
    [
      'adds nothing for a negative quantity',
      { kind: 'add', amount: cop(2_000), quantity: -1 },
      [
        [1_000, 2],
        [5_000, 1],
      ],
    ],
    [
      'adds nothing for the quantity NaN',
      { kind: 'add', amount: cop(2_000), quantity: Number.NaN },
      [
        [1_000, 2],
        [5_000, 1],
      ],
    ],
    [
      'ignores an amount of 0',
      { kind: 'add', amount: cop(0), quantity: 1 },
      [
        [1_000, 2],
        [5_000, 1],
      ],
    ],
    [
      'increments the quantity of a line',
      { kind: 'increment', amount: cop(1_000) },
      [
        [1_000, 3],
        [5_000, 1],
      ],
    ],
    [
      'decrements the quantity of a line',
      { kind: 'decrement', amount: cop(1_000) },
      [
        [1_000, 1],
        [5_000, 1],
      ],
    ],
    [
      'stops decrementing at 1',
      { kind: 'decrement', amount: cop(5_000) },
      [
        [1_000, 2],
        [5_000, 1],
      ],
    ],
    [
      'sets a typed quantity',
      { kind: 'type-quantity', amount: cop(1_000), text: '7' },
      [
        [1_000, 7],
        [5_000, 1],
      ],
    ],
    [
      'sets an empty quantity to 1',
      { kind: 'type-quantity', amount: cop(1_000), text: '' },
      [
        [1_000, 1],
        [5_000, 1],
      ],
    ],
    ['removes a line', { kind: 'remove', amount: cop(1_000) }, [[5_000, 1]]],
    [
      'ignores an amount without a line',
      { kind: 'increment', amount: cop(9) },
      [
        [1_000, 2],
        [5_000, 1],
      ],
    ],
    ['clears all lines', { kind: 'clear' }, []],
  ])('%s', (_, event, lines) => {
    expect(getLinesAfter(cart, event)).toEqual(lines);
    expect(changeCart(cart, event).use).toEqual(aTestUse());
  });

  it('adds a single voucher', () => {
    const lines = getLinesAfter(cart, { kind: 'add', amount: cop(2_000), quantity: 1 });
    expect(lines.at(-1)).toEqual([2_000, 1]);
  });

  it('ignores another currency and any amount before a use is selected', () => {
    const dollars = { minor: 1_000, currency: 'USD' as const };
    expect(getLinesAfter(aTestCart(), { kind: 'add', amount: dollars, quantity: 1 })).toEqual([]);
    expect(getLinesAfter(emptyCart, { kind: 'add', amount: cop(1_000), quantity: 1 })).toEqual([]);
  });

  it('limits a line to 9,999 vouchers', () => {
    const almostFullCart = aTestCart([1_000, 9_998]);
    expect(getLinesAfter(almostFullCart, { kind: 'add', amount: cop(1_000), quantity: 5 })).toEqual(
      [[1_000, 9_999]],
    );
    expect(getLinesAfter(aTestCart(), { kind: 'add', amount: cop(1_000), quantity: 1e9 })).toEqual([
      [1_000, 9_999],
    ]);
  });

  it('is emptied only when the use changes (reading 34)', () => {
    const otherUse = aTestUse({ id: 'u2' });
    expect(wouldChangeVoucherUse(cart, otherUse)).toBe(true);
    expect(changeCart(cart, { kind: 'choose-use', use: otherUse })).toEqual({
      use: otherUse,
      lines: [],
    });
    const sameUse = aTestUse({ title: 'Otro título' });
    expect(wouldChangeVoucherUse(cart, sameUse)).toBe(false);
    expect(changeCart(cart, { kind: 'choose-use', use: sameUse })).toEqual({
      ...cart,
      use: sameUse,
    });
    expect(wouldChangeVoucherUse(emptyCart, otherUse)).toBe(false);
    expect(wouldChangeVoucherUse({ ...cart, use: null }, otherUse)).toBe(true);
  });

  it.each([
    ['12', 12],
    ['1.200', 1_200],
    [' 3 ', 3],
    ['-4', 4],
    ['0', 1],
    ['', 1],
    ['abc', 1],
    ['99999999999999999999', 9_999],
  ])('reads a typed %j as %i', (text, quantity) => {
    expect(parseQuantity(text)).toBe(quantity);
  });

  property(
    'has one line per amount, with an integer quantity from 1 to 9,999',
    [anyEvents],
    (events) => {
      const { lines } = getCartAfter(events);
      expect(new Set(lines.map(({ amount }) => amount.minor)).size).toBe(lines.length);
      for (const { amount, quantity } of lines) {
        expect(Number.isInteger(quantity)).toBe(true);
        expect(quantity).toBeGreaterThanOrEqual(1);
        expect(quantity).toBeLessThanOrEqual(9_999);
        expect(amount.minor).toBeGreaterThan(0);
      }
    },
  );

  property('has no line before a use is selected', [anyEvents], (events) => {
    const cart = getCartAfter(events.filter(({ kind }) => kind !== 'choose-use'));
    expect(cart).toEqual(emptyCart);
  });

  property('costs the sum of its lines', [anyEvents], (events) => {
    const cart = getCartAfter(events);
    const sum = cart.lines.reduce(
      (total, { amount, quantity }) => total + amount.minor * quantity,
      0,
    );
    expect(getCartTotal(cart)?.minor ?? 0).toBe(sum);
    expect(countVouchers(cart)).toBe(cart.lines.reduce((sum, { quantity }) => sum + quantity, 0));
  });

  property('is unchanged after increment and decrement', [anyEvents], (events) => {
    const cart = getCartAfter(events);
    for (const { amount, quantity } of cart.lines) {
      if (quantity === 9_999) continue;
      const incremented = changeCart(cart, { kind: 'increment', amount });
      expect(changeCart(incremented, { kind: 'decrement', amount })).toEqual(cart);
    }
  });

  property('removes only the removed line', [anyEvents], (events) => {
    const cart = getCartAfter(events);
    for (const line of cart.lines) {
      const remainingCart = changeCart(cart, { kind: 'remove', amount: line.amount });
      expect(remainingCart.lines).toEqual(cart.lines.filter((otherLine) => otherLine !== line));
    }
  });
});
