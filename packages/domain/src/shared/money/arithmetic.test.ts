import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCurrency, anyMinor } from '../../../test/arbitraries.ts';
import { property } from '../../../test/property.ts';
import {
  addMoney,
  areMoneyEqual,
  compareMoney,
  getAbsoluteMoney,
  isNegative,
  multiplyMoney,
  subtractMoney,
  sumMoney,
} from './arithmetic.ts';
import { createMoney, createZeroMoney } from './money.ts';

const createPesos = (minor: number) => createMoney(minor, 'COP');

describe('different currencies', () => {
  const dollars = createMoney(100, 'USD');

  test.each([addMoney, subtractMoney, compareMoney])('are rejected by %O', (operation) => {
    expect(() => operation(createPesos(1), dollars)).toThrow('Cannot mix COP and USD');
  });

  test('are rejected in a sum', () => {
    expect(() => sumMoney([dollars], 'COP')).toThrow(RangeError);
  });

  test('are never equal', () => {
    expect(areMoneyEqual(createPesos(100), dollars)).toBe(false);
  });
});

test('addMoney and multiplyMoney reject unsafe results', () => {
  expect(() => addMoney(createPesos(Number.MAX_SAFE_INTEGER), createPesos(1))).toThrow(RangeError);
  expect(() => multiplyMoney(createPesos(Number.MAX_SAFE_INTEGER), 2)).toThrow(RangeError);
  expect(() => multiplyMoney(createPesos(3), 0.5)).toThrow(RangeError);
});

test('sumMoney returns zero for an empty list', () => {
  expect(sumMoney([], 'PEN')).toEqual(createZeroMoney('PEN'));
});

test('isNegative returns true only for amounts below zero', () => {
  expect([-1, 0, 1].map((minor) => isNegative(createPesos(minor)))).toEqual([true, false, false]);
});

describe('money arithmetic', () => {
  property('addition is commutative', [anyMinor, anyMinor], (a, b) => {
    expect(addMoney(createPesos(a), createPesos(b))).toEqual(
      addMoney(createPesos(b), createPesos(a)),
    );
  });

  property('addition is associative', [anyMinor, anyMinor, anyMinor], (a, b, c) => {
    expect(addMoney(addMoney(createPesos(a), createPesos(b)), createPesos(c))).toEqual(
      addMoney(createPesos(a), addMoney(createPesos(b), createPesos(c))),
    );
  });

  property('adding zero does not change an amount', [anyMinor, anyCurrency], (minor, currency) => {
    expect(addMoney(createMoney(minor, currency), createZeroMoney(currency))).toEqual(
      createMoney(minor, currency),
    );
  });

  property('subtraction inverts addition', [anyMinor, anyMinor], (a, b) => {
    expect(subtractMoney(addMoney(createPesos(a), createPesos(b)), createPesos(b))).toEqual(
      createPesos(a),
    );
  });

  property('a sum does not depend on the order', [fc.array(anyMinor)], (minors) => {
    const amounts = minors.map(createPesos);
    expect(sumMoney([...amounts].reverse(), 'COP')).toEqual(sumMoney(amounts, 'COP'));
  });

  property(
    'a sum of equal amounts is a multiple',
    [anyMinor, fc.nat({ max: 50 })],
    (minor, times) => {
      expect(sumMoney(Array(times).fill(createPesos(minor)), 'COP')).toEqual(
        multiplyMoney(createPesos(minor), times),
      );
    },
  );

  property(
    'the result of comparing has the sign of the difference',
    [anyMinor, anyMinor],
    (a, b) => {
      expect(Math.sign(compareMoney(createPesos(a), createPesos(b)))).toBe(
        Math.sign(subtractMoney(createPesos(a), createPesos(b)).minor),
      );
    },
  );

  property(
    'amounts are equal if and only if comparing returns zero',
    [anyMinor, anyMinor],
    (a, b) => {
      expect(areMoneyEqual(createPesos(a), createPesos(b))).toBe(
        compareMoney(createPesos(a), createPesos(b)) === 0,
      );
      expect(areMoneyEqual(createPesos(a), createPesos(a))).toBe(true);
    },
  );

  property('the absolute amount is the amount or its negation', [anyMinor], (minor) => {
    const absolute = getAbsoluteMoney(createPesos(minor));
    expect([minor, -minor].some((one) => areMoneyEqual(absolute, createPesos(one)))).toBe(true);
    expect(absolute.minor).toBeGreaterThanOrEqual(0);
  });
});
