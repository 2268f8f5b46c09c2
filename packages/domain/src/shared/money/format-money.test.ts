import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCurrency, anyMinor, anyText } from '../../../test/arbitraries.ts';
import { property } from '../../../test/property.ts';
import { formatMoney, formatMoneyInput, groupThousands } from './format-money.ts';
import { createMoney } from './money.ts';
import { parseMoney, parseMoneyWithRounding } from './parse-money.ts';
import { roundMoney } from './round-money.ts';

describe('formatMoney (spec 9)', () => {
  test.each([
    ['COP', 0, '$ 0'],
    ['COP', 100, '$ 1'],
    ['COP', 123_456_700, '$ 1.234.567'],
    ['COP', -123_400, '-$ 1.234'],
    ['COP', 149, '$ 1,49'],
    ['COP', 1_000_040, '$ 10.000,40'],
    ['COP', -150, '-$ 1,50'],
    ['COP', -5, '-$ 0,05'],
    ['PEN', 1_055, 'S/ 10,55'],
    ['PEN', -123_456, '-S/ 1.234,56'],
    ['USD', 123_456, 'US$ 1.234,56'],
    ['USD', 1205, 'US$ 12,05'],
    ['USD', -5, '-US$ 0,05'],
    ['USD', 99_999, 'US$ 999,99'],
  ] as const)('formats %s %s as %s', (currency, minor, text) => {
    expect(formatMoneyInput(createMoney(minor, currency))).toBe(text);
    expect(formatMoney(createMoney(minor, currency))).toBe(text.replace(' ', '\u00A0'));
  });

  property('contains no breaking space', [anyMinor, anyCurrency], (minor, currency) => {
    expect(formatMoney(createMoney(minor, currency))).not.toContain(' ');
  });
});

describe('parseMoney', () => {
  test.each([
    ['COP', '1234', 123_400],
    ['COP', '$ 1.234', 123_400],
    ['COP', '$1.234', 123_400],
    ['COP', ' 1.234.567 ', 123_456_700],
    ['COP', '007', 700],
    ['COP', '0', 0],
    ['COP', '1.234,00', 123_400],
    ['COP', '1.234,56', 123_500],
    ['COP', '1,234.56', 123_500],
    ['COP', '1234.5', 123_500],
    ['COP', '1234,49', 123_400],
    ['COP', '-1.234,50', -123_500],
    ['COP', '1,234', 123_400],
    ['COP', '1,234,567', 123_456_700],
    ['COP', '10 000', 1_000_000],
    ['COP', '$ 1\u00a0234,50', 123_500],
    ['COP', '１２３', 12_300],
    ['PEN', 'S/ 1.234', 123_400],
    ['PEN', 'S/. 12', 1_200],
    ['COP', '5000 COP', 500_000],
    ['USD', 'US$1,234.56', 123_456],
    ['USD', '1,234.56', 123_456],
    ['USD', '1234.5', 123_450],
    ['USD', '1,234', 123_400],
    ['USD', '1.234', 123_400],
    ['USD', '0,05', 5],
    ['COP', '-$ 1.234', -123_400],
    ['USD', '1.234,56', 123_456],
    ['USD', '1234,5', 123_450],
    ['COP', '9999999999999', 999_999_999_999_900],
  ] as const)('parses %s %s as %i', (currency, text, minor) => {
    expect(parseMoney(text, currency)).toEqual({ minor, currency });
  });

  test.each([
    ['COP', ''],
    ['COP', '$'],
    ['COP', 'abc'],
    ['COP', '1e21'],
    ['COP', '1.2345'],
    ['COP', '1234.567'],
    ['COP', '1.234.56'],
    ['COP', '12.34.56'],
    ['COP', '1,234.567'],
    ['COP', '0.123'],
    ['COP', '1. 234'],
    ['COP', '12 34'],
    ['COP', 'mil'],
    ['COP', '$ $ 1'],
    ['COP', '--1'],
    ['COP', '1-'],
    ['COP', '99999999999999'],
    ['COP', '10000000000000'],
    ['USD', '1,'],
    ['USD', ',50'],
    ['USD', '1,5,0'],
    ['USD', 'x1,50'],
  ] as const)('rejects %s %j', (currency, text) => {
    expect(parseMoney(text, currency)).toBeNull();
  });

  test.each([
    ['COP', '1.234,56', true],
    ['COP', '1.234,00', false],
    ['USD', '1.234,56', false],
  ] as const)('%s %s is rounded: %s', (currency, text, rounded) => {
    expect(parseMoneyWithRounding(text, currency)?.isRounded).toBe(rounded);
  });
});

test.each([
  ['1', '1'],
  ['123', '123'],
  ['1234', '1.234'],
  ['123456', '123.456'],
  ['1234567', '1.234.567'],
  ['', ''],
])('groupThousands formats %j as %j', (digits, grouped) => {
  expect(groupThousands(digits)).toBe(grouped);
});

describe('formatted and parsed amounts', () => {
  const anyRoundedMoney = fc
    .tuple(anyMinor, anyCurrency)
    .map(([minor, currency]) => roundMoney(createMoney(minor, currency)));

  property(
    'parsing a formatted amount restores the rounded amount',
    [anyRoundedMoney],
    (amount) => {
      expect(parseMoney(formatMoney(amount), amount.currency)).toEqual(amount);
    },
  );

  property(
    'parsing rounds cents that cannot be typed',
    [anyMinor, anyCurrency, fc.constantFrom(',.', '.,')],
    (minor, currency, [decimal = '', thousands = '']) => {
      const units = groupThousands(String(Math.floor(Math.abs(minor) / 100)));
      const cents = String(Math.abs(minor) % 100).padStart(2, '0');
      const sign = minor < 0 ? '-' : '';
      const parsed = parseMoney(
        `${sign}${units.replaceAll('.', thousands)}${decimal}${cents}`,
        currency,
      );
      expect(parsed).toEqual(roundMoney(createMoney(minor, currency)));
    },
  );

  property('rounding changes an amount by at most half a unit', [anyMinor], (minor) => {
    const rounded = roundMoney(createMoney(minor, 'COP'));
    expect(Math.abs(rounded.minor - minor)).toBeLessThanOrEqual(50);
  });

  property('any text is parsed exactly or rejected', [anyText, anyCurrency], (text, currency) => {
    const parsed = parseMoney(text, currency);
    return parsed === null || Number.isSafeInteger(parsed.minor);
  });

  property('groupThousands adds only dots', [fc.stringMatching(/^[0-9]{0,20}$/)], (digits) => {
    const grouped = groupThousands(digits);
    expect(grouped.replaceAll('.', '')).toBe(digits);
    expect(grouped).toMatch(/^(\d{1,3}(\.\d{3})*)?$/);
  });
});
