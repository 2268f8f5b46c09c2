import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCurrency, anyMinor } from '../../../test/arbitraries.ts';
import { property } from '../../../test/property.ts';
import {
  absoluteMoney,
  addMoney,
  clampMoney,
  compareMoney,
  equalMoney,
  isNegative,
  multiplyMoney,
  subtractMoney,
  sumMoney,
} from './arithmetic.ts';
import { money, zeroMoney } from './money.ts';

const pesos = (minor: number) => money(minor, 'COP');

describe('two currencies', () => {
  const dollars = money(100, 'USD');

  test.each([addMoney, subtractMoney, compareMoney])('%O rejects mixed currencies', (operation) => {
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
    expect(equalMoney(pesos(100), dollars)).toBe(false);
  });
});

test('unsafe results are rejected', () => {
  expect(() => addMoney(pesos(Number.MAX_SAFE_INTEGER), pesos(1))).toThrow(RangeError);
  expect(() => multiplyMoney(pesos(Number.MAX_SAFE_INTEGER), 2)).toThrow(RangeError);
  expect(() => multiplyMoney(pesos(3), 0.5)).toThrow(RangeError);
});

test('the sum of nothing is zero', () => {
  expect(sumMoney([], 'PEN')).toEqual(zeroMoney('PEN'));
});

test('only amounts below zero are negative', () => {
  expect([-1, 0, 1].map((minor) => isNegative(pesos(minor)))).toEqual([true, false, false]);
});

test.each([
  [-5, 0],
  [0, 0],
  [7, 7],
  [10, 10],
  [11, 10],
])('%s held within 0 and 10 is %s', (minor, held) => {
  expect(clampMoney(pesos(minor), pesos(0), pesos(10))).toEqual(pesos(held));
});

describe('properties', () => {
  property('addition is commutative', [anyMinor, anyMinor], (a, b) => {
    expect(addMoney(pesos(a), pesos(b))).toEqual(addMoney(pesos(b), pesos(a)));
  });

  property('addition is associative', [anyMinor, anyMinor, anyMinor], (a, b, c) => {
    expect(addMoney(addMoney(pesos(a), pesos(b)), pesos(c))).toEqual(
      addMoney(pesos(a), addMoney(pesos(b), pesos(c))),
    );
  });

  property('adding zero changes nothing', [anyMinor, anyCurrency], (minor, currency) => {
    expect(addMoney(money(minor, currency), zeroMoney(currency))).toEqual(money(minor, currency));
  });

  property('subtracting undoes adding', [anyMinor, anyMinor], (a, b) => {
    expect(subtractMoney(addMoney(pesos(a), pesos(b)), pesos(b))).toEqual(pesos(a));
  });

  property('a sum is the same in any order', [fc.array(anyMinor)], (minors) => {
    const amounts = minors.map(pesos);
    expect(sumMoney([...amounts].reverse(), 'COP')).toEqual(sumMoney(amounts, 'COP'));
  });

  property('a sum of equals is a multiple', [anyMinor, fc.nat({ max: 50 })], (minor, times) => {
    expect(sumMoney(Array(times).fill(pesos(minor)), 'COP')).toEqual(
      multiplyMoney(pesos(minor), times),
    );
  });

  property('comparing is subtracting', [anyMinor, anyMinor], (a, b) => {
    expect(Math.sign(compareMoney(pesos(a), pesos(b)))).toBe(
      Math.sign(subtractMoney(pesos(a), pesos(b)).minor),
    );
  });

  property('equal means that comparing finds no difference', [anyMinor, anyMinor], (a, b) => {
    expect(equalMoney(pesos(a), pesos(b))).toBe(compareMoney(pesos(a), pesos(b)) === 0);
    expect(equalMoney(pesos(a), pesos(a))).toBe(true);
  });

  property('clamped never leaves its bounds', [anyMinor, anyMinor, anyMinor], (value, a, b) => {
    const [low, high] = [Math.min(a, b), Math.max(a, b)];
    const { minor } = clampMoney(pesos(value), pesos(low), pesos(high));
    expect(minor >= low && minor <= high).toBe(true);
    expect(minor === value || minor === low || minor === high).toBe(true);
  });

  property('clamping twice is clamping once', [anyMinor, fc.nat()], (value, high) => {
    const once = clampMoney(pesos(value), pesos(0), pesos(high));
    expect(clampMoney(once, pesos(0), pesos(high))).toEqual(once);
  });

  property('the absolute amount has no sign and is otherwise unchanged', [anyMinor], (minor) => {
    const size = absoluteMoney(pesos(minor));
    expect([minor, -minor].some((one) => equalMoney(size, pesos(one)))).toBe(true);
    expect(size.minor).toBeGreaterThanOrEqual(0);
  });
});
