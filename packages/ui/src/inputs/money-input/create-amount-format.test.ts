import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createAmountFormat } from './create-amount-format.ts';

test.each([
  ['COP', 123_456_700, '$ 1.234.567'],
  ['COP', -123_450, '-$ 1.234,50'],
  ['COP', 1_000_040, '$ 10.000,40'],
  ['PEN', 1_306_000, 'S/ 13.060'],
  ['USD', 1250, 'US$ 12,50'],
  ['CLP', 1250, 'CLP 12,50'],
])('formats %s %d as %s', (currency, minor, text) => {
  expect(createAmountFormat(currency).format(minor)).toBe(text);
});

describe('with options', () => {
  const soles = createAmountFormat('PEN', { decimals: 2, decimal: '.' });

  test('formats cents and thousands separators', () => {
    expect(soles.format(123_456_789)).toBe('S/ 1,234,567.89');
  });

  test.each(['S/ 1,234.5', '1.234,50', '1234.5', 'PEN 1 234,5'])('parses %s', (text) => {
    expect(soles.read(text)).toEqual({ minor: 123_450, rounded: false });
  });
});

test.each(['', 'abc', '1e21', '1.23.4', '12345678901234', '$'])('rejects %j', (text) => {
  expect(createAmountFormat('COP').read(text)).toBeNull();
});

test('rounds cents that are not displayed and sets `rounded`', () => {
  expect(createAmountFormat('COP').read('$ 1.234,50')).toEqual({ minor: 123_500, rounded: true });
});

test.each(['COP', 'PEN', 'USD', 'CLP'])('parses formatted %s amounts', (currency) => {
  const { format, read, decimals } = createAmountFormat(currency);
  fc.assert(
    fc.property(fc.integer({ min: -1e13, max: 1e13 }), (minor) => {
      const parsed = read(format(minor));
      expect(parsed?.rounded).toBe(decimals === 0 && minor % 100 !== 0);
      if (!parsed?.rounded) expect(parsed?.minor).toBe(minor);
    }),
  );
});
