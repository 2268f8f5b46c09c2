import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCurrency, anyMinor, anyText } from '../../../test/arbitraries.ts';
import { property } from '../../../test/property.ts';
import { createMoney, createMoneyFromUnits, createZeroMoney, parseDecimalMoney } from './money.ts';

describe('createMoney', () => {
  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, 1e21])('rejects %s', (minor) => {
    expect(() => createMoney(minor, 'COP')).toThrow(RangeError);
    expect(() => createMoney(minor, 'COP')).toThrow(`Not a whole number of minor units: ${minor}`);
  });

  test('has no negative zero', () => {
    expect(Object.is(createMoney(-0, 'COP').minor, 0)).toBe(true);
  });

  test('createZeroMoney creates zero in a currency', () => {
    expect(createZeroMoney('PEN')).toEqual({ minor: 0, currency: 'PEN' });
  });

  test('createMoneyFromUnits creates a hundred minor units per unit', () => {
    expect(createMoneyFromUnits(1600, 'COP')).toEqual({ minor: 160_000, currency: 'COP' });
  });
});

describe('parseDecimalMoney', () => {
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
  ])('parses %s as %s cents', (units, minor) => {
    expect(parseDecimalMoney(units, 'USD')).toEqual({ minor, currency: 'USD' });
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
  ])('returns null for %j', (units) => {
    expect(parseDecimalMoney(units, 'COP')).toBeNull();
  });

  test('accepts the largest exact amount', () => {
    expect(parseDecimalMoney('90071992547409.91', 'COP')?.minor).toBe(Number.MAX_SAFE_INTEGER);
    expect(parseDecimalMoney('90071992547409.92', 'COP')).toBeNull();
  });

  property('parses decimals with cents exactly', [anyMinor, anyCurrency], (minor, currency) => {
    const decimal = `${minor < 0 ? '-' : ''}${Math.floor(Math.abs(minor) / 100)}.${String(Math.abs(minor) % 100).padStart(2, '0')}`;
    expect(parseDecimalMoney(decimal, currency)).toEqual({
      minor: minor === 0 ? 0 : minor,
      currency,
    });
  });

  property('negates an amount with a minus sign', [fc.nat(), anyCurrency], (cents, currency) => {
    const plus = parseDecimalMoney(cents / 100, currency);
    const minus = parseDecimalMoney(-cents / 100, currency);
    expect((plus?.minor ?? 1) + (minus?.minor ?? 1)).toBe(0);
  });

  property(
    'returns an exact amount or null for any text',
    [anyText, anyCurrency],
    (text, currency) => {
      const parsed = parseDecimalMoney(text, currency);
      return parsed === null || Number.isSafeInteger(parsed.minor);
    },
  );
});
