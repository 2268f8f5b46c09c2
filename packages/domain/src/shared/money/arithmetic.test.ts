import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCurrency, anyMinor } from '../../../test/arbitraries.ts';
import { property } from '../../../test/property.ts';
import {
  addMoney,
  areMoneyEqual,
  clampMoney,
  compareMoney,
  getAbsoluteMoney,
  isNegative,
  multiplyMoney,
  subtractMoney,
  sumMoney,
} from './arithmetic.ts';
import { createMoney, createZeroMoney } from './money.ts';

const pesos = (minor: number) => createMoney(minor, 'COP');

describe('different currencies', () => {
  const dollars = createMoney(100, 'USD');

  test.each([addMoney, subtractMoney, compareMoney])('are rejected by %O', (operation) => {
    expect(() => operation(pesos(1), dollars)).toThrow('Cannot mix COP and USD');
  });

  test('are rejected as bounds', () => {
    expect(() => clampMoney(pesos(1), dollars, pesos(2))).toThrow('Cannot mix COP and USD');
    expect(() => clampMoney(pesos(1), pesos(0), dollars)).toThrow('Cannot mix COP and USD');
  });

  test('are rejected in a sum', () => {
    expect(() => sumMoney([dollars], 'COP')).toThrow(RangeError);
  });

  test('are never equal', () => {
    expect(areMoneyEqual(pesos(100), dollars)).toBe(false);
  });
});

test('addMoney and multiplyMoney reject unsafe results', () => {
  expect(() => addMoney(pesos(Number.MAX_SAFE_INTEGER), pesos(1))).toThrow(RangeError);
  expect(() => multiplyMoney(pesos(Number.MAX_SAFE_INTEGER), 2)).toThrow(RangeError);
  expect(() => multiplyMoney(pesos(3), 0.5)).toThrow(RangeError);
});

test('sumMoney returns zero for an empty list', () => {
  expect(sumMoney([], 'PEN')).toEqual(createZeroMoney('PEN'));
});

test('isNegative returns true only for amounts below zero', () => {
  expect([-1, 0, 1].map((minor) => isNegative(pesos(minor)))).toEqual([true, false, false]);
});

test.each([
  [-5, 0],
  [0, 0],
  [7, 7],
  [10, 10],
  [11, 10],
])('clampMoney clamps %s between 0 and 10 to %s', (minor, clamped) => {
  expect(clampMoney(pesos(minor), pesos(0), pesos(10))).toEqual(pesos(clamped));
});

describe('money arithmetic', () => {
  property('addition is commutative', [anyMinor, anyMinor], (a, b) => {
    expect(addMoney(pesos(a), pesos(b))).toEqual(addMoney(pesos(b), pesos(a)));
  });

  property('addition is associative', [anyMinor, anyMinor, anyMinor], (a, b, c) => {
    expect(addMoney(addMoney(pesos(a), pesos(b)), pesos(c))).toEqual(
      addMoney(pesos(a), addMoney(pesos(b), pesos(c))),
    );
  });

  property('adding zero does not change an amount', [anyMinor, anyCurrency], (minor, currency) => {
    expect(addMoney(createMoney(minor, currency), createZeroMoney(currency))).toEqual(
      createMoney(minor, currency),
    );
  });

  property('subtraction inverts addition', [anyMinor, anyMinor], (a, b) => {
    expect(subtractMoney(addMoney(pesos(a), pesos(b)), pesos(b))).toEqual(pesos(a));
  });

  property('a sum does not depend on the order', [fc.array(anyMinor)], (minors) => {
    const amounts = minors.map(pesos);
    expect(sumMoney([...amounts].reverse(), 'COP')).toEqual(sumMoney(amounts, 'COP'));
  });

  property(
    'a sum of equal amounts is a multiple',
    [anyMinor, fc.nat({ max: 50 })],
    (minor, times) => {
      expect(sumMoney(Array(times).fill(pesos(minor)), 'COP')).toEqual(
        multiplyMoney(pesos(minor), times),
      );
    },
  );

  property('comparing has the sign of the difference', [anyMinor, anyMinor], (a, b) => {
    expect(Math.sign(compareMoney(pesos(a), pesos(b)))).toBe(
      Math.sign(subtractMoney(pesos(a), pesos(b)).minor),
    );
  });

  property(
    'amounts are equal if and only if comparing returns zero',
    [anyMinor, anyMinor],
    (a, b) => {
      expect(areMoneyEqual(pesos(a), pesos(b))).toBe(compareMoney(pesos(a), pesos(b)) === 0);
      expect(areMoneyEqual(pesos(a), pesos(a))).toBe(true);
    },
  );

  property(
    'clamped amounts are within the bounds',
    [anyMinor, anyMinor, anyMinor],
    (value, a, b) => {
      const [lower, upper] = [Math.min(a, b), Math.max(a, b)];
      const { minor } = clampMoney(pesos(value), pesos(lower), pesos(upper));
      expect(minor >= lower && minor <= upper).toBe(true);
      expect(minor === value || minor === lower || minor === upper).toBe(true);
    },
  );

  property('clamping is idempotent', [anyMinor, fc.nat()], (value, high) => {
    const clamped = clampMoney(pesos(value), pesos(0), pesos(high));
    expect(clampMoney(clamped, pesos(0), pesos(high))).toEqual(clamped);
  });

  property('the absolute amount is the amount or its negation', [anyMinor], (minor) => {
    const absolute = getAbsoluteMoney(pesos(minor));
    expect([minor, -minor].some((one) => areMoneyEqual(absolute, pesos(one)))).toBe(true);
    expect(absolute.minor).toBeGreaterThanOrEqual(0);
  });
});
