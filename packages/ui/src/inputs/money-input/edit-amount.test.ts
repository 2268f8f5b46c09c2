import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dollars, pesos } from '../../story/amounts.ts';
import { type AmountDraft, getDraft } from './amount-draft.ts';
import type { AmountFormat } from './amount-format.ts';
import { type Deletion, editAmount } from './edit-amount.ts';
import { getChange } from './text-change.ts';

const empty = (format: AmountFormat) => getDraft(null, format);

interface Field extends Omit<AmountDraft, 'anchor'> {
  /** The start of the selection; the caret is at its other end. */
  readonly anchor: number;
}

const getField = (draft: AmountDraft): Field => ({ ...draft, anchor: draft.anchor ?? draft.caret });

const plainDraft = ({ anchor: _, ...draft }: Field): AmountDraft => draft;

/** Simulates a browser that replaces a range with text. */
const replaceRange = (
  field: Field,
  from: number,
  to: number,
  text: string,
  max = Number.POSITIVE_INFINITY,
) => ({
  with: (format: AmountFormat, deletion: Deletion = 'back'): Field => {
    const after = field.text.slice(0, from) + text + field.text.slice(to);
    const marked = { start: from, end: to };
    const change = getChange(field.text, after, from + text.length, text === '' ? null : marked);
    return getField(editAmount(plainDraft(field), change, deletion, { format, max }));
  },
});

/** Simulates one key: '<' is Backspace and '>' is Delete. */
const press = (field: Field, key: string, format: AmountFormat, max?: number): Field => {
  const [start, end] = [Math.min(field.anchor, field.caret), Math.max(field.anchor, field.caret)];
  if (key !== '<' && key !== '>') return replaceRange(field, start, end, key, max).with(format);
  const from = key === '<' && start === end ? start - 1 : start;
  const to = key === '>' && start === end ? end + 1 : end;
  if (from < 0 || to > field.text.length) return field;
  const oneKey = key === '>' ? 'forward' : 'back';
  return replaceRange(field, from, to, '', max).with(format, start === end ? oneKey : 'marked');
};
const typeKeys = (keys: string, format: AmountFormat, start = getField(empty(format))) =>
  [...keys].reduce((field, key) => press(field, key, format), start);
const showing = (minor: number, caret: number, format: AmountFormat): Field => {
  const draft = getDraft(minor, format);
  return getField({ ...draft, caret: Math.min(caret, draft.text.length) });
};
const units = fc.integer({ min: 0, max: 99_999_999_999 });

describe('compared with a plain text of digits', () => {
  /** A text field that contains only digits: the expected amount. */
  interface Plain {
    readonly digits: string;
    readonly from: number;
    readonly to: number;
    /** Whether there is a selection, even without digits. */
    readonly marked: boolean;
  }
  const replace = ({ digits, from, to }: Omit<Plain, 'marked'>, by: string): Plain => {
    const text = digits.slice(0, from) + by + digits.slice(to);
    return { digits: text, from: from + by.length, to: from + by.length, marked: false };
  };
  const pressed = (plain: Plain, key: string): Plain => {
    const { digits, from, to, marked } = plain;
    if (/\d/.test(key)) return digits.length - (to - from) < 13 ? replace(plain, key) : plain;
    const isOne = !marked && (key === '<' || key === '>');
    const start = isOne && key === '<' ? Math.max(0, from - 1) : from;
    const end = isOne && key === '>' ? Math.min(digits.length, to + 1) : to;
    return replace({ digits, from: start, to: end }, '');
  };
  const amountIn = ({ digits }: Plain) => (digits === '' ? null : Number(digits) * 100);
  const digitsBefore = (text: string, place: number) =>
    text.slice(0, place).replace(/\D/g, '').length;

  /** A key, or a position that the caret moves to or the selection extends to. */
  const anyMove = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...'0123456789') },
    { weight: 3, arbitrary: fc.constantFrom('<', '>') },
    { weight: 1, arbitrary: fc.constantFrom('-', 'e', ' ', '$', 'ñ') },
    { weight: 3, arbitrary: fc.record({ to: fc.nat(40), extend: fc.boolean() }) },
    { weight: 1, arbitrary: fc.constantFrom({ to: 0, extend: false }, { to: 99, extend: true }) },
  );

  test('keeps the typed digits through any typing, selection and deletion', () => {
    const start = fc.option(units, { nil: null });
    fc.assert(
      fc.property(start, fc.array(anyMove, { maxLength: 40 }), (given, moves) => {
        const minor = given === null ? null : given * 100;
        let field = getField(getDraft(minor, pesos));
        const digits = given ? String(given) : '';
        let plain: Plain = { digits, from: digits.length, to: digits.length, marked: false };
        for (const move of moves) {
          if (typeof move === 'string') {
            field = press(field, move, pesos);
            plain = pressed(plain, move);
          } else {
            const caret = Math.min(move.to, field.text.length);
            field = { ...field, caret, anchor: move.extend ? field.anchor : caret };
          }
          // An initial zero does not count as a typed digit: typing replaces it.
          const shown = plain.digits === '' ? '' : field.text;
          const ends = [digitsBefore(shown, field.anchor), digitsBefore(shown, field.caret)];
          expect(field.minor ?? 0).toBe(amountIn(plain) ?? 0);
          expect(field.text.replace(/\D/g, '') || '0').toBe(plain.digits || '0');
          if (typeof move === 'string') {
            expect(ends).toEqual([plain.from, plain.to]);
          }
          const marked = field.anchor !== field.caret;
          plain = { ...plain, from: Math.min(...ends), to: Math.max(...ends), marked };
        }
      }),
      { numRuns: 2_000 },
    );
  });

  test('keeps the selection after a rejected paste', () => {
    const field = { ...showing(1_234_500, 99, pesos), anchor: 0 };
    const after = replaceRange(field, 0, field.text.length, 'mil').with(pesos);
    expect(press(after, '7', pesos)).toMatchObject({ text: '$ 7', minor: 700 });
  });

  test('treats pasted digits like typed digits', () => {
    fc.assert(
      fc.property(units, fc.nat(20), fc.stringMatching(/^\d{2,5}$/), (given, at, pasted) => {
        const field = showing(given * 100, Math.max(2, at), pesos);
        const caret = Math.min(field.caret, field.text.length);
        const typed = typeKeys(pasted, pesos, { ...field, caret, anchor: caret });
        const after = replaceRange(field, caret, caret, pasted).with(pesos);
        if (after.note === null && typed.note === null) {
          expect([after.minor, after.text, after.caret]).toEqual([
            typed.minor,
            typed.text,
            typed.caret,
          ]);
        }
      }),
    );
  });
});

test.each([
  [100_000, 2, '>', '$ 000', 0],
  [100_000, 2, '>2', '$ 2.000', 200_000],
  [1_000, 2, '>5', '$ 50', 5_000],
  [0, 2, '5000', '$ 5.000', 500_000],
  [0, 3, '5000', '$ 5.000', 500_000],
  [0, 3, '<', '', null],
  [100_000, 0, '9', '$ 91.000', 9_100_000],
  [100_000, 0, '>', '$ 000', 0],
  [100_000, 2, '<', '$ 1.000', 100_000],
  [123_400, 4, '<', '$ 234', 23_400],
  [123_400, 3, '>', '$ 134', 13_400],
])('edits %i with the caret at %i and the keys %s to %j', (minor, caret, keys, text, left) => {
  expect(typeKeys(keys, pesos, showing(minor, caret, pesos))).toMatchObject({ text, minor: left });
});

describe('without decimals', () => {
  test.each([
    ['12,50', '$ 12,50', 1_300],
    ['12500,00', '$ 12.500,00', 1_250_000],
    ['12500,49', '$ 12.500,49', 1_250_000],
    ['12.500,50', '$ 12.500,50', 1_250_100],
    ['12.500,505', '$ 12.500,50', 1_250_100],
    ['12500.00', '$ 12.500.00', 1_250_000],
    ['1.234.567', '$ 1.234.567', 123_456_700],
    ['12.500', '$ 12.500', 1_250_000],
    ['12,500', '$ 12.500', 1_250_000],
    ['1,234.56', '$ 1.234.56', 123_500],
    ['12.5', '$ 12.5', 1_300],
    ['12,,5', '$ 12,5', 1_300],
    [',50', '$ ,50', 100],
    ['12,50<<<3', '$ 123', 12_300],
    ['12.<3', '$ 123', 12_300],
  ])('formats the typed text %s as %s', (keys, text, minor) => {
    expect(typeKeys(keys, pesos)).toMatchObject({ text, caret: text.length, minor });
  });

  test('reads a typed amount like a pasted one', () => {
    const separators = fc.constantFrom(['.', ','], [',', '.'] as const);
    const cents = fc.option(fc.stringMatching(/^\d{1,2}$/), { nil: null });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999 }),
        cents,
        separators,
        (whole, behind, marks) => {
          const [thousands = '', decimal = ''] = marks;
          const grouped = pesos.group(String(whole)).replaceAll('.', thousands);
          const written = grouped + (behind === null ? '' : decimal + behind);
          expect(typeKeys(written, pesos).minor).toBe(pesos.read(written)?.minor);
        },
      ),
    );
  });

  test('does not change the amount when a separator is typed', () => {
    const keys = fc.stringMatching(/^[\d.,<>]{0,14}$/);
    fc.assert(
      fc.property(keys, fc.nat(20), keys, fc.constantFrom('.', ','), (some, at, more, mark) => {
        const first = typeKeys(some, pesos);
        const caret = Math.min(at, first.text.length);
        const there = typeKeys(more, pesos, { ...first, caret, anchor: caret });
        expect(press(there, mark, pesos).minor ?? 0).toBe(there.minor ?? 0);
      }),
      { numRuns: 1_000 },
    );
  });

  test('deletes the cents with their separator', () => {
    const typed = typeKeys('12500,50', pesos);
    const caret = typed.text.length - 2;
    expect(press({ ...typed, caret, anchor: caret }, '<', pesos)).toMatchObject({
      text: '$ 12.500',
      caret: 8,
      minor: 1_250_000,
    });
  });
});

describe('with decimals', () => {
  test.each([
    ['12,5', '$ 12,5', 1_250],
    ['12.5', '$ 12.5', 1_250],
    ['12.56', '$ 12.56', 1_256],
    ['12,567', '$ 12,56', 1_256],
    ['12,5.6', '$ 12,56', 1_256],
    ['12.5,6', '$ 12,56', 1_256],
    ['1.234', '$ 1.234', 123_400],
    ['1.234,56', '$ 1.234,56', 123_456],
    ['1.234.567,8', '$ 1.234.567,8', 123_456_780],
    ['0.567', '$ 0.56', 56],
    ['1.234<', '$ 123', 12_300],
    [',5', '$ ,5', 50],
    ['1234', '$ 1.234', 123_400],
  ])('formats the typed text %s as %s', (keys, text, minor) => {
    expect(typeKeys(keys, dollars)).toMatchObject({ text, minor });
  });

  test('reads an amount typed in its displayed format', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), (minor) => {
        expect(typeKeys(dollars.format(minor).replace('$ ', ''), dollars).minor).toBe(minor);
      }),
    );
  });

  test('announces that a dot was read as a thousands separator', () => {
    expect(typeKeys('12.56', dollars).note).toBeNull();
    expect(typeKeys('12.567', dollars)).toMatchObject({
      text: '$ 12.567',
      note: { kind: 'thousands' },
    });
  });

  test('reads the digits before the comma as whole units', () => {
    fc.assert(
      fc.property(units, fc.stringMatching(/^,[\d,.]{0,9}$/), (whole, behind) => {
        const { minor } = typeKeys(`${whole}${behind}`, dollars);
        expect(Math.floor((minor ?? 0) / 100)).toBe(whole);
      }),
    );
  });

  test('keeps all digits when a separator is typed between them', () => {
    fc.assert(
      fc.property(units, fc.nat(20), fc.constantFrom('.', ','), (whole, at, mark) => {
        const previous = showing(whole * 100, Math.max(2, at), dollars);
        const digits = (text: string) => text.replace(/\D/g, '').replace(/^0+/, '');
        expect(digits(press(previous, mark, dollars).text)).toBe(digits(previous.text));
      }),
    );
  });

  test('does not turn cents into units on deletion', () => {
    fc.assert(
      fc.property(fc.nat(99_999_999), fc.nat(12), fc.nat(12), (minor, one, other) => {
        const field = showing(minor, Math.max(one, other), dollars);
        const anchor = Math.min(one, other, field.text.length);
        const left = press({ ...field, anchor }, '<', dollars).minor ?? 0;
        expect(Math.floor(left / 100)).toBeLessThanOrEqual(Math.floor(minor / 100));
      }),
    );
  });

  test('overwrites cents', () => {
    expect(typeKeys('75', dollars, showing(120_000, 8, dollars))).toMatchObject({
      text: '$ 1.200,75',
      minor: 120_075,
    });
  });
});

describe('messages', () => {
  const paste = (text: string, format: AmountFormat, over = 100_000, max?: number) => {
    const field = showing(over, 99, format);
    return replaceRange(field, field.caret, field.caret, text, max).with(format);
  };

  test.each([
    ['1.234,56', '$ 1.235', 'rounded'],
    ['1,234.56', '$ 1.235', 'rounded'],
    ['1234.5', '$ 1.235', 'rounded'],
    ['1.234', '$ 1.234', undefined],
    ['1,234', '$ 1.234', undefined],
    ['-5000', '$ 1.000', 'refused'],
    ['1e9', '$ 1.000', 'refused'],
    ['mil', '$ 1.000', 'refused'],
    ['12.34.56', '$ 1.000', 'refused'],
    ['9'.repeat(30), '$ 1.000', 'refused'],
  ])('formats the pasted text %s as %s', (text, shown, kind) => {
    const after = paste(text, pesos);
    expect([after.text, after.note?.kind]).toEqual([shown, kind]);
  });

  test.each([
    ['1.234,56', 123_456],
    ['1234.5', 123_450],
    ['1,234.56', 123_456],
    [',5', 100_050],
  ])('reads the pasted text %s in dollars as %i cents', (text, minor) => {
    const field = { ...showing(100_000, 7, dollars), anchor: 7 };
    const whole = text.startsWith(',') ? typeKeys('1000', dollars) : field;
    const after = replaceRange(whole, whole.caret, whole.caret, text).with(dollars);
    expect([after.minor, after.note]).toEqual([minor, null]);
  });

  test('replaces the entire selection with a pasted amount', () => {
    const field = { ...showing(1_234_500, 99, pesos), anchor: 0 };
    expect(replaceRange(field, 0, field.text.length, '$ 12.3').with(pesos)).toMatchObject({
      minor: 1_200,
    });
    expect(replaceRange(field, 0, field.text.length, '12').with(pesos)).toMatchObject({
      minor: 1_200,
    });
  });

  test('replaces an amount above the maximum with the maximum', () => {
    const after = typeKeys('4999', pesos);
    expect(press(after, '9', pesos, 500_000)).toMatchObject({
      text: '$ 5.000',
      minor: 500_000,
      note: { kind: 'lowered', max: '$ 5.000' },
    });
  });

  test('shows no message if the typed amount is displayed like the maximum', () => {
    expect(press(typeKeys('123', pesos), '5', pesos, 123_456)).toMatchObject({
      text: '$ 1.235',
      minor: 123_456,
      note: null,
    });
  });

  test('ignores signs and letters and keeps the message until the field is empty', () => {
    const minus = typeKeys('-5000', pesos);
    expect(minus).toMatchObject({ minor: 500_000, note: { kind: 'ignored', character: '-' } });
    expect(typeKeys('<<<<', pesos, minus)).toMatchObject({ text: '', note: null });
    expect(typeKeys('1e9', pesos)).toMatchObject({ minor: 1_900, note: { character: 'e' } });
  });

  test.each([
    ['1234567890123', '4', 'units'],
    ['12,34', '5', 'cents'],
  ])('does not add a digit to %s when %s is typed', (keys, key, part) => {
    const field = typeKeys(keys, dollars);
    expect(press(field, key, dollars)).toMatchObject({
      text: field.text,
      note: { kind: 'full', part },
    });
  });
});

test('keeps the caret within the text and the amount exact', () => {
  const format = fc.constantFrom(pesos, dollars);
  fc.assert(
    fc.property(fc.stringMatching(/^[\d.,<>]{0,30}$/), fc.nat(30), format, (keys, at, used) => {
      const first = typeKeys(keys.slice(0, at), used);
      const caret = Math.min(at, first.caret);
      const last = typeKeys(keys.slice(at), used, { ...first, caret, anchor: caret });
      expect(last.caret).toBeLessThanOrEqual(last.text.length);
      expect(last.minor === null || Number.isSafeInteger(last.minor)).toBe(true);
      expect(last.text === '').toBe(last.minor === null);
    }),
  );
});
