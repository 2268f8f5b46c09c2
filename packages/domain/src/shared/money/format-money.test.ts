import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCurrency, anyMinor, anyText } from '../../../test/arbitraries.ts';
import { property } from '../../../test/property.ts';
import { currencyFormats } from './currencies.ts';
import { formatMoney, formatMoneyInput, groupThousands } from './format-money.ts';
import { money } from './money.ts';
import { parseMoney, parseMoneyInput, typedMoneyText } from './parse-money.ts';

describe('an amount as it is shown (spec 9)', () => {
  test.each([
    ['COP', 0, '$ 0'],
    ['COP', 100, '$ 1'],
    ['COP', 123_456_700, '$ 1.234.567'],
    ['COP', -123_400, '-$ 1.234'],
    ['COP', 149, '$ 1'],
    ['COP', 150, '$ 2'],
    ['COP', -150, '-$ 2'],
    ['COP', -49, '$ 0'],
    ['PEN', 123_456, '$ 1.235'],
    ['USD', 123_456, '$ 1.234,56'],
    ['USD', 1205, '$ 12,05'],
    ['USD', -5, '-$ 0,05'],
    ['USD', 99_999, '$ 999,99'],
  ] as const)('%s %s is %s', (currency, minor, text) => {
    expect(formatMoney(money(minor, currency))).toBe(text);
  });

  test('the input never holds a sign', () => {
    expect(formatMoneyInput(money(-500, 'COP'))).toBe('$ 0');
    expect(formatMoneyInput(money(500_000, 'COP'))).toBe('$ 5.000');
  });
});

describe('an amount as it is read', () => {
  test.each([
    ['COP', '1234', 123_400],
    ['COP', '$ 1.234', 123_400],
    ['COP', '$1.234', 123_400],
    ['COP', ' 1.234.567 ', 123_456_700],
    ['COP', '007', 700],
    ['COP', '0', 0],
    ['COP', '1.234,00', 123_400],
    ['COP', '-$ 1.234', -123_400],
    ['USD', '1.234,56', 123_456],
    ['USD', '1234,5', 123_450],
    ['COP', '9999999999999', 999_999_999_999_900],
  ] as const)('%s %s', (currency, text, minor) => {
    expect(parseMoney(text, currency)).toEqual({ minor, currency });
  });

  test.each([
    ['COP', ''],
    ['COP', '$'],
    ['COP', 'abc'],
    ['COP', '1e21'],
    ['COP', '1.234,56'],
    ['COP', '12.34'],
    ['COP', '1.23'],
    ['COP', '1.2345'],
    ['COP', '1234.567'],
    ['COP', '1,234'],
    ['COP', '1.234.56'],
    ['COP', '$ $ 1'],
    ['COP', '10 000'],
    ['COP', '--1'],
    ['COP', '1-'],
    ['COP', '99999999999999'],
    ['COP', '10000000000000'],
    ['USD', '1,234'],
    ['USD', '1,'],
    ['USD', ',50'],
    ['USD', '1,5,0'],
    ['USD', 'x1,50'],
  ] as const)('%s refuses %j', (currency, text) => {
    expect(parseMoney(text, currency)).toBeNull();
  });

  test('the input refuses a sign', () => {
    expect(parseMoneyInput('-5', 'COP')).toBeNull();
    expect(parseMoneyInput('$ 5', 'COP')).toEqual(money(500, 'COP'));
  });
});

describe('an amount while it is typed', () => {
  test.each([
    ['COP', '', ''],
    ['COP', '$ ', ''],
    ['COP', 'abc', ''],
    ['COP', '5', '$ 5'],
    ['COP', '$ 1.2345', '$ 12.345'],
    ['COP', '$ 1.23', '$ 123'],
    ['COP', '-12', '$ 12'],
    ['COP', '007', '$ 7'],
    ['COP', '00', '$ 0'],
    ['COP', '1.234,56', '$ 1.234'],
    ['COP', '12345678901234', '$ 1.234.567.890.123'],
    ['USD', '12,', '$ 12,'],
    ['USD', '12,5', '$ 12,5'],
    ['USD', '12,567', '$ 12,56'],
    ['USD', '12,5,6', '$ 12,56'],
    ['USD', '12,x5', '$ 12,5'],
    ['USD', '12', '$ 12'],
    ['USD', ',5', ''],
  ] as const)('%s %j becomes %j', (currency, typed, shown) => {
    expect(typedMoneyText(typed, currency)).toBe(shown);
  });
});

test.each([
  ['1', '1'],
  ['123', '123'],
  ['1234', '1.234'],
  ['123456', '123.456'],
  ['1234567', '1.234.567'],
  ['', ''],
])('thousands of %s', (digits, grouped) => {
  expect(groupThousands(digits)).toBe(grouped);
});

describe('properties', () => {
  const shownMinor = fc
    .tuple(anyMinor, anyCurrency)
    .map(([minor, currency]) =>
      money(
        currencyFormats[currency].precision === 0 ? Math.trunc(minor / 100) * 100 : minor,
        currency,
      ),
    );

  property('parse(format(x)) = x, at the precision that is shown', [shownMinor], (amount) => {
    expect(parseMoney(formatMoney(amount), amount.currency)).toEqual(amount);
  });

  property('the input reads what it shows', [shownMinor], (amount) => {
    expect(parseMoneyInput(formatMoneyInput(amount), amount.currency)).toEqual(
      amount.minor < 0 ? money(0, amount.currency) : amount,
    );
  });

  property('rounding for show is never off by more than half a unit', [anyMinor], (minor) => {
    const shown = parseMoney(formatMoney(money(minor, 'COP')), 'COP');
    expect(Math.abs((shown?.minor ?? Number.NaN) - minor)).toBeLessThanOrEqual(50);
  });

  property('a text is an exact amount or refused', [anyText, anyCurrency], (text, currency) => {
    const read = parseMoney(text, currency);
    return read === null || Number.isSafeInteger(read.minor);
  });

  property(
    'what is typed can be read, or is empty or unfinished',
    [anyText, anyCurrency],
    (text, currency) => {
      const shown = typedMoneyText(text, currency);
      return shown === '' || shown.endsWith(',') || parseMoneyInput(shown, currency) !== null;
    },
  );

  property(
    'typing over what is shown changes nothing',
    [anyText, anyCurrency],
    (text, currency) => {
      const once = typedMoneyText(text, currency);
      expect(typedMoneyText(once, currency)).toBe(once);
    },
  );

  property('any digits typed are those read', [fc.nat(), anyCurrency], (units, currency) => {
    expect(parseMoneyInput(typedMoneyText(String(units), currency), currency)?.minor).toBe(
      units * 100,
    );
  });

  property('grouping only adds dots', [fc.stringMatching(/^[0-9]{0,20}$/)], (digits) => {
    const grouped = groupThousands(digits);
    expect(grouped.replaceAll('.', '')).toBe(digits);
    expect(grouped).toMatch(/^(\d{1,3}(\.\d{3})*)?$/);
  });
});
