import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AmountDraft, amountText, type ShownDigits } from './amount-text.ts';
import { editAmount } from './edit-amount.ts';

const empty: AmountDraft = { text: '', caret: 0, minor: null };
const units = fc.integer({ min: 0, max: 99_999_999_999 });
const anyShown = fc.constantFrom<ShownDigits>(0, 2);

/** One key at the caret: Backspace is '<', the Delete key is '>'. */
const press = ({ text, caret, minor }: AmountDraft, key: string, shown: ShownDigits) => {
  const isDeletion = key === '<' || key === '>';
  const from = key === '<' ? caret - 1 : caret;
  const to = key === '>' ? caret + 1 : caret;
  if (from < 0 || to > text.length) return { text, caret, minor };
  const typed = text.slice(0, from) + (isDeletion ? '' : key) + text.slice(to);
  const at = isDeletion ? from : caret + 1;
  return editAmount(text, typed, at, shown, key === '>' ? 'forward' : 'back');
};
const typeKeys = (keys: string, shown: ShownDigits, start = empty) =>
  [...keys].reduce((draft, key) => press(draft, key, shown), start);
const showing = (minor: number, caret: number, shown: ShownDigits): AmountDraft => {
  const text = amountText(minor, shown);
  return { text, caret: Math.min(caret, text.length), minor };
};

describe('without cents', () => {
  test.each([
    ['12,50', '$ 12,50', 1_200],
    ['12,5012', '$ 12,50', 1_200],
    ['12500,00', '$ 12.500,00', 1_250_000],
    ['12.500,00', '$ 12.500,00', 1_250_000],
    ['12500.00', '$ 12.500.00', 1_250_000],
    ['1.234.567', '$ 1.234.567', 123_456_700],
    ['12.500', '$ 12.500', 1_250_000],
    ['12.5', '$ 12.5', 1_200],
    ['12.5.34', '$ 12,53', 1_200],
    ['12.5,345', '$ 12,53', 1_200],
    ['12,5.345', '$ 12,53', 1_200],
    ['12,,5', '$ 12,5', 1_200],
    [',50', '$ 0,50', 0],
    ['12,50<<<3', '$ 123', 12_300],
    ['12.<3', '$ 123', 12_300],
  ])('%s shows %s', (keys, text, minor) => {
    expect(typeKeys(keys, 0)).toEqual({ text, caret: text.length, minor });
  });

  test('the amount is the digits before the first comma, whatever follows', () => {
    fc.assert(
      fc.property(units, fc.stringMatching(/^,[\d,.]{0,12}$/), (whole, behind) => {
        expect(typeKeys(`${whole}${behind}`, 0).minor).toBe(whole * 100);
      }),
    );
  });

  test('an amount typed with its dots is that amount', () => {
    fc.assert(
      fc.property(units, fc.stringMatching(/^(,\d{0,4})?$/), (whole, behind) => {
        const dotted = amountText(whole * 100, 0).slice(2);
        expect(typeKeys(dotted + behind, 0).minor).toBe(whole * 100);
      }),
    );
  });

  test('one or two digits behind a dot are no part of the amount', () => {
    fc.assert(
      fc.property(units, fc.stringMatching(/^\.\d{0,2}$/), (whole, behind) => {
        expect(typeKeys(`${whole}${behind}`, 0).minor).toBe(whole * 100);
      }),
    );
  });

  test('no separator changes an amount, wherever and after whatever keys it is typed', () => {
    const keys = fc.stringMatching(/^[\d.,<>]{0,14}$/);
    fc.assert(
      fc.property(
        keys,
        fc.nat(20),
        keys,
        fc.constantFrom('.', ','),
        (some, at, more, separator) => {
          const first = typeKeys(some, 0);
          const moved = { ...first, caret: Math.min(at, first.text.length) };
          const there = typeKeys(more, 0, moved);
          const after = press(there, separator, 0);
          expect(after.minor ?? 0).toBe(there.minor ?? 0);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('a comma among the digits is not there', () => {
    expect(press(showing(123_400, 3, 0), ',', 0)).toEqual({
      text: '$ 1.234',
      caret: 3,
      minor: 123_400,
    });
  });

  test('without its separator the end goes, not into the amount', () => {
    const typed = typeKeys('12500,50', 0);
    expect(press({ ...typed, caret: typed.text.length - 2 }, '<', 0)).toEqual({
      text: '$ 12.500',
      caret: 8,
      minor: 1_250_000,
    });
  });

  test('an open end stays while the digits before it are changed', () => {
    const typed = typeKeys('12500,50', 0);
    expect(press({ ...typed, caret: 3 }, '7', 0).text).toBe('$ 172.500,50');
    expect(press({ ...typed, caret: 5 }, '<', 0).text).toBe('$ 1.500,50');
    const dotted = typeKeys('1234.5', 0);
    expect(press({ ...dotted, caret: 4 }, '<', 0)).toEqual({
      text: '$ 234.5',
      caret: 2,
      minor: 23_400,
    });
  });
});

describe('with cents', () => {
  test.each([
    ['12,5', '$ 12,5', 1_250],
    ['12.5', '$ 12,5', 1_250],
    ['12,567', '$ 12,56', 1_256],
    ['12,5.6', '$ 12,56', 1_256],
    [',5', '$ 0,5', 50],
  ])('%s shows %s', (keys, text, minor) => {
    expect(typeKeys(keys, 2)).toEqual({ text, caret: text.length, minor });
  });

  test('the digits before the first separator are the whole units', () => {
    fc.assert(
      fc.property(units, fc.stringMatching(/^[.,][\d,.]{0,9}$/), (whole, behind) => {
        const { minor } = typeKeys(`${whole}${behind}`, 2);
        expect(Math.floor((minor ?? 0) / 100)).toBe(whole);
      }),
    );
  });

  test('a separator among digits takes none away', () => {
    fc.assert(
      fc.property(units, fc.nat(20), fc.constantFrom('.', ','), (whole, at, separator) => {
        const before = showing(whole * 100, Math.max(2, at), 2);
        const after = press(before, separator, 2);
        const digits = (text: string) => text.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
        expect(digits(after.text)).toBe(digits(before.text));
      }),
    );
  });

  test('without its comma the cents go, not into the whole units', () => {
    expect(press({ text: '$ 12,34', caret: 5, minor: 1_234 }, '<', 2)).toEqual({
      text: '$ 12',
      caret: 4,
      minor: 1_200,
    });
  });
});

test('whatever is typed and deleted, the caret stays in the text and the amount is exact', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\d.,<>]{0,30}$/), fc.nat(30), anyShown, (keys, at, shown) => {
      const first = typeKeys(keys.slice(0, at), shown);
      const last = typeKeys(keys.slice(at), shown, { ...first, caret: Math.min(at, first.caret) });
      expect(last.caret).toBeLessThanOrEqual(last.text.length);
      expect(last.minor === null || Number.isSafeInteger(last.minor)).toBe(true);
      expect(last.text === '').toBe(last.minor === null);
    }),
  );
});
