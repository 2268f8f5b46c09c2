import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCurrency, anyMinor, anyText } from '../../../test/arbitraries.ts';
import { property } from '../../../test/property.ts';
import { money, moneyFromDecimal, moneyFromUnits, zeroMoney } from './money.ts';

describe('money', () => {
  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, 1e21])('rejects %s', (minor) => {
    expect(() => money(minor, 'COP')).toThrow(RangeError);
    expect(() => money(minor, 'COP')).toThrow(`Not a whole number of minor units: ${minor}`);
  });

  test('has no negative zero', () => {
    expect(Object.is(money(-0, 'COP').minor, 0)).toBe(true);
  });

  test('zero is zero of its currency', () => {
    expect(zeroMoney('PEN')).toEqual({ minor: 0, currency: 'PEN' });
  });

  test('a unit is a hundred minor units', () => {
    expect(moneyFromUnits(1600, 'COP')).toEqual({ minor: 160_000, currency: 'COP' });
  });
});

describe('decimal units from the backend', () => {
  test.each([
    [1234.5, 123_450],
    ['1234.50', 123_450],
    [' 12 ', 1200],
    ['-0.01', -1],
    ['0.005', 1],
    ['0.004', 0],
    ['-0.005', -1],
    ['1.239', 124],
    ['1.231', 123],
    [0, 0],
    ['-0', 0],
  ])('%s is %s cents', (units, minor) => {
    expect(moneyFromDecimal(units, 'USD')).toEqual({ minor, currency: 'USD' });
  });

  test.each([
    null,
    undefined,
    '',
    'abc',
    '1e21',
    1e21,
    Number.NaN,
    '1,5',
    '1.',
    '.5',
    'x1',
    '1x',
    '9999999999999999',
    '999999999999999',
  ])('%s is not an amount', (units) => {
    expect(moneyFromDecimal(units, 'COP')).toBeNull();
  });

  test('the largest exact amount is accepted', () => {
    expect(moneyFromDecimal('90071992547409.91', 'COP')?.minor).toBe(Number.MAX_SAFE_INTEGER);
    expect(moneyFromDecimal('90071992547409.92', 'COP')).toBeNull();
  });

  property('cents survive conversion from decimals', [anyMinor, anyCurrency], (minor, currency) => {
    const decimal = `${minor < 0 ? '-' : ''}${Math.floor(Math.abs(minor) / 100)}.${String(Math.abs(minor) % 100).padStart(2, '0')}`;
    expect(moneyFromDecimal(decimal, currency)).toEqual({
      minor: minor === 0 ? 0 : minor,
      currency,
    });
  });

  property('a sign negates the amount', [fc.nat(), anyCurrency], (cents, currency) => {
    const plus = moneyFromDecimal(cents / 100, currency);
    const minus = moneyFromDecimal(-cents / 100, currency);
    expect((plus?.minor ?? 1) + (minus?.minor ?? 1)).toBe(0);
  });

  property('any input is a valid amount or null', [anyText, anyCurrency], (text, currency) => {
    const read = moneyFromDecimal(text, currency);
    return read === null || Number.isSafeInteger(read.minor);
  });
});
