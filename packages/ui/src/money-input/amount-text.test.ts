import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountText, dressAmount, readPastedAmount, type ShownDigits } from './amount-text.ts';
import { withoutNeighbour } from './delete-through-dot.ts';

const whole = fc.integer({ min: 0, max: 999_999_999_999 });
const digitsOf = (text: string) => text.replace(/\D/g, '');

describe('an amount is shown', () => {
  test.each([
    [null, 0, ''],
    [0, 0, '$ 0'],
    [123_400, 0, '$ 1.234'],
    [123_456_700, 0, '$ 1.234.567'],
    [123_456, 2, '$ 1.234,56'],
    [5, 2, '$ 0,05'],
    [-120_050, 2, '-$ 1.200,50'],
    [-5_000_000, 0, '-$ 50.000'],
  ] as const)('%s with %s digits is %s', (minor, shownDigits, text) => {
    expect(amountText(minor, shownDigits)).toBe(text);
  });

  test('what is shown reads back as the same amount', () => {
    fc.assert(
      fc.property(whole, fc.integer({ min: 0, max: 99 }), (units, cents) => {
        const minor = units * 100 + cents;
        expect(readPastedAmount(amountText(minor, 2), 2)).toBe(minor);
        expect(readPastedAmount(amountText(units * 100, 0), 0)).toBe(units * 100);
      }),
    );
  });
});

describe('typing', () => {
  test.each([
    ['$ 1234', 6, 0, { text: '$ 1.234', caret: 7, minor: 123_400 }],
    ['$ 0012', 6, 0, { text: '$ 12', caret: 4, minor: 1_200 }],
    ['$ 12a', 5, 0, { text: '$ 12', caret: 4, minor: 1_200 }],
    ['-5', 2, 0, { text: '$ 5', caret: 3, minor: 500 }],
    ['$ ', 2, 0, { text: '', caret: 0, minor: null }],
    ['$ 12,', 5, 2, { text: '$ 12,', caret: 5, minor: 1_200 }],
    ['$ 12,345', 8, 2, { text: '$ 12,34', caret: 7, minor: 1_234 }],
    [',5', 2, 2, { text: '$ 0,5', caret: 5, minor: 50 }],
    ['$ 12,34', 7, 0, { text: '$ 12', caret: 4, minor: 1_200 }],
  ] as const)('%s with the caret at %i', (typed, caret, shownDigits, expected) => {
    expect(dressAmount(typed, caret, shownDigits)).toEqual(expected);
  });

  test('a digit typed anywhere leaves the caret behind it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_999_999_999 }),
        fc.nat(),
        fc.integer({ min: 1, max: 9 }),
        (units, seed, digit) => {
          const shown = amountText(units * 100, 0);
          const place = 2 + (seed % (shown.length - 1));
          const typed = `${shown.slice(0, place)}${digit}${shown.slice(place)}`;
          const after = dressAmount(typed, place + 1, 0);
          expect(after.text.charAt(after.caret - 1)).toBe(String(digit));
          expect(digitsOf(after.text.slice(after.caret))).toBe(digitsOf(shown.slice(place)));
        },
      ),
    );
  });

  test('dressing a dressed text changes nothing', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.nat(20),
        fc.constantFrom<ShownDigits>(0, 2),
        (typed, at, shown) => {
          const once = dressAmount(typed, Math.min(at, typed.length), shown);
          expect(dressAmount(once.text, once.caret, shown)).toEqual(once);
        },
      ),
    );
  });

  test('an amount is always a whole, exact number of minor units', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d,.]{0,40}$/), (typed) => {
        const { minor } = dressAmount(typed, typed.length, 2);
        expect(minor === null || (Number.isSafeInteger(minor) && minor >= 0)).toBe(true);
      }),
    );
  });
});

describe('deleting', () => {
  test('a dot takes the digit before it along', () => {
    expect(withoutNeighbour('$ 1.234', '$ 1234', 3)).toEqual({ text: '$ 234', caret: 2 });
  });

  test('forward, a dot takes the digit after it along', () => {
    expect(withoutNeighbour('$ 1.234', '$ 1234', 3, 'forward')).toEqual({
      text: '$ 134',
      caret: 3,
    });
  });

  test('a digit is left to the browser', () => {
    expect(withoutNeighbour('$ 1.234', '$ 1.23', 6)).toEqual({ text: '$ 1.23', caret: 6 });
  });
});

describe('pasting', () => {
  test.each([
    ['1.234,56', 0, 123_400],
    ['12.500,00', 0, 1_250_000],
    ['1.234,56', 2, 123_456],
    ['1,234.56', 2, 123_456],
    ['$ 1.234.567', 0, 123_456_700],
    ['  1600 ', 0, 160_000],
    ['1234.5', 2, 123_450],
    ['0', 0, 0],
  ] as const)('%s is read', (pasted, shownDigits, minor) => {
    expect(readPastedAmount(pasted, shownDigits)).toBe(minor);
  });

  test.each(['', '-5', '1e21', 'mil', '1,234', '1.23.4', '12.345.67', '9'.repeat(13)])(
    '%s is refused',
    (pasted) => {
      expect(readPastedAmount(pasted, 0)).toBeNull();
    },
  );
});
