import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dollarFormat, pesoFormat } from '../../story/amounts.ts';
import { type AmountDraft, createDraft } from './amount-draft.ts';
import type { AmountFormat } from './amount-format.ts';
import { type Deletion, editAmount } from './edit-amount.ts';
import { getChange } from './text-change.ts';

const createEmptyDraft = (format: AmountFormat) => createDraft(null, format);

interface Field extends Omit<AmountDraft, 'anchor'> {
  /** The start of the selection; the caret is at its other end. */
  readonly anchor: number;
}

const toField = (draft: AmountDraft): Field => ({ ...draft, anchor: draft.anchor ?? draft.caret });

const toDraft = ({ anchor: _, ...draft }: Field): AmountDraft => draft;

/** Simulates a browser that replaces a range with text. */
const replaceRange = (
  field: Field,
  from: number,
  to: number,
  text: string,
  max = Number.POSITIVE_INFINITY,
) => ({
  with: (format: AmountFormat, deletion: Deletion = 'back'): Field => {
    const newText = field.text.slice(0, from) + text + field.text.slice(to);
    const selection = { start: from, end: to };
    const change = getChange(
      field.text,
      newText,
      from + text.length,
      text === '' ? null : selection,
    );
    return toField(editAmount(toDraft(field), change, deletion, { format, max }));
  },
});

/** Simulates one key: '<' is Backspace and '>' is Delete. */
const pressKey = (field: Field, key: string, format: AmountFormat, max?: number): Field => {
  const [start, end] = [Math.min(field.anchor, field.caret), Math.max(field.anchor, field.caret)];
  if (key !== '<' && key !== '>') return replaceRange(field, start, end, key, max).with(format);
  const from = key === '<' && start === end ? start - 1 : start;
  const to = key === '>' && start === end ? end + 1 : end;
  if (from < 0 || to > field.text.length) return field;
  const keyDeletion = key === '>' ? 'forward' : 'back';
  return replaceRange(field, from, to, '', max).with(
    format,
    start === end ? keyDeletion : 'selection',
  );
};
const typeKeys = (
  keys: string,
  format: AmountFormat,
  initialField = toField(createEmptyDraft(format)),
) => [...keys].reduce((field, key) => pressKey(field, key, format), initialField);
const createField = (minor: number, caret: number, format: AmountFormat): Field => {
  const draft = createDraft(minor, format);
  return toField({ ...draft, caret: Math.min(caret, draft.text.length) });
};
const units = fc.integer({ min: 0, max: 99_999_999_999 });

describe('compared with a plain field of digits', () => {
  /** A text field that contains only digits: the expected amount. */
  interface DigitField {
    readonly digits: string;
    readonly start: number;
    readonly end: number;
    /** Whether there is a selection, even without digits. */
    readonly hasSelection: boolean;
  }
  const replaceDigits = (
    { digits, start, end }: Omit<DigitField, 'hasSelection'>,
    inserted: string,
  ): DigitField => {
    const text = digits.slice(0, start) + inserted + digits.slice(end);
    const caret = start + inserted.length;
    return { digits: text, start: caret, end: caret, hasSelection: false };
  };
  const pressDigitKey = (digitField: DigitField, key: string): DigitField => {
    const { digits, start, end, hasSelection } = digitField;
    if (/\d/.test(key))
      return digits.length - (end - start) < 13 ? replaceDigits(digitField, key) : digitField;
    if (!hasSelection && key === '<') {
      return replaceDigits({ digits, start: Math.max(0, start - 1), end }, '');
    }
    if (!hasSelection && key === '>') {
      return replaceDigits({ digits, start, end: Math.min(digits.length, end + 1) }, '');
    }
    return replaceDigits({ digits, start, end }, '');
  };
  const toMinor = ({ digits }: DigitField) => (digits === '' ? null : Number(digits) * 100);
  const countDigitsBefore = (text: string, position: number) =>
    text.slice(0, position).replace(/\D/g, '').length;

  /** A key, or a position that the caret moves to or the selection extends to. */
  const moveArbitrary = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...'0123456789') },
    { weight: 3, arbitrary: fc.constantFrom('<', '>') },
    { weight: 1, arbitrary: fc.constantFrom('-', 'e', ' ', '$', 'ñ') },
    { weight: 3, arbitrary: fc.record({ to: fc.nat(40), extend: fc.boolean() }) },
    { weight: 1, arbitrary: fc.constantFrom({ to: 0, extend: false }, { to: 99, extend: true }) },
  );

  test('keeps the typed digits through any sequence of typing, selection and deletion', () => {
    const optionalUnits = fc.option(units, { nil: null });
    fc.assert(
      fc.property(
        optionalUnits,
        fc.array(moveArbitrary, { maxLength: 40 }),
        (initialUnits, moves) => {
          const minor = initialUnits === null ? null : initialUnits * 100;
          let field = toField(createDraft(minor, pesoFormat));
          const digits = initialUnits ? String(initialUnits) : '';
          let digitField: DigitField = {
            digits,
            start: digits.length,
            end: digits.length,
            hasSelection: false,
          };
          for (const move of moves) {
            if (typeof move === 'string') {
              field = pressKey(field, move, pesoFormat);
              digitField = pressDigitKey(digitField, move);
            } else {
              const caret = Math.min(move.to, field.text.length);
              field = { ...field, caret, anchor: move.extend ? field.anchor : caret };
            }
            // An initial zero does not count as a typed digit: typing replaces it.
            const displayedText = digitField.digits === '' ? '' : field.text;
            const ends = [
              countDigitsBefore(displayedText, field.anchor),
              countDigitsBefore(displayedText, field.caret),
            ];
            expect(field.minor ?? 0).toBe(toMinor(digitField) ?? 0);
            expect(field.text.replace(/\D/g, '') || '0').toBe(digitField.digits || '0');
            if (typeof move === 'string') {
              expect(ends).toEqual([digitField.start, digitField.end]);
            }
            const hasSelection = field.anchor !== field.caret;
            digitField = {
              ...digitField,
              start: Math.min(...ends),
              end: Math.max(...ends),
              hasSelection,
            };
          }
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test('keeps the selection after a rejected paste', () => {
    const field = { ...createField(1_234_500, 99, pesoFormat), anchor: 0 };
    const nextField = replaceRange(field, 0, field.text.length, 'mil').with(pesoFormat);
    expect(pressKey(nextField, '7', pesoFormat)).toMatchObject({ text: '$ 7', minor: 700 });
  });

  test('treats pasted digits like typed digits', () => {
    fc.assert(
      fc.property(
        units,
        fc.nat(20),
        fc.stringMatching(/^\d{2,5}$/),
        (initialUnits, position, pastedText) => {
          const field = createField(initialUnits * 100, Math.max(2, position), pesoFormat);
          const caret = Math.min(field.caret, field.text.length);
          const typedField = typeKeys(pastedText, pesoFormat, { ...field, caret, anchor: caret });
          const nextField = replaceRange(field, caret, caret, pastedText).with(pesoFormat);
          if (nextField.note === null && typedField.note === null) {
            expect([nextField.minor, nextField.text, nextField.caret]).toEqual([
              typedField.minor,
              typedField.text,
              typedField.caret,
            ]);
          }
        },
      ),
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
])(
  'with the amount %i and the caret at %i, the keys %s give %j',
  (minor, caret, keys, text, expectedMinor) => {
    expect(typeKeys(keys, pesoFormat, createField(minor, caret, pesoFormat))).toMatchObject({
      text,
      minor: expectedMinor,
    });
  },
);

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
    expect(typeKeys(keys, pesoFormat)).toMatchObject({ text, caret: text.length, minor });
  });

  test('reads a typed amount like a pasted one', () => {
    const separators = fc.constantFrom(['.', ','], [',', '.'] as const);
    const cents = fc.option(fc.stringMatching(/^\d{1,2}$/), { nil: null });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999 }),
        cents,
        separators,
        (wholeUnits, decimals, [thousands = '', decimal = '']) => {
          const groupedUnits = pesoFormat.group(String(wholeUnits)).replaceAll('.', thousands);
          const formattedAmount = groupedUnits + (decimals === null ? '' : decimal + decimals);
          expect(typeKeys(formattedAmount, pesoFormat).minor).toBe(
            pesoFormat.read(formattedAmount)?.minor,
          );
        },
      ),
    );
  });

  test('does not change the amount when a separator is typed', () => {
    const keys = fc.stringMatching(/^[\d.,<>]{0,14}$/);
    fc.assert(
      fc.property(
        keys,
        fc.nat(20),
        keys,
        fc.constantFrom('.', ','),
        (initialKeys, position, moreKeys, separator) => {
          const initialField = typeKeys(initialKeys, pesoFormat);
          const caret = Math.min(position, initialField.text.length);
          const field = typeKeys(moreKeys, pesoFormat, { ...initialField, caret, anchor: caret });
          expect(pressKey(field, separator, pesoFormat).minor ?? 0).toBe(field.minor ?? 0);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  test('deletes the cents with their separator', () => {
    const field = typeKeys('12500,50', pesoFormat);
    const caret = field.text.length - 2;
    expect(pressKey({ ...field, caret, anchor: caret }, '<', pesoFormat)).toMatchObject({
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
    ['1,500.50', '$ 1.500,50', 150_050],
    ['1,500,5', '$ 1.500,5', 150_050],
    ['12,567<', '$ 12,56', 1_256],
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
    expect(typeKeys(keys, dollarFormat)).toMatchObject({ text, minor });
  });

  test('reads an amount typed in its displayed format', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), (minor) => {
        expect(typeKeys(dollarFormat.format(minor).replace('$ ', ''), dollarFormat).minor).toBe(
          minor,
        );
      }),
    );
  });

  test('has no amount while three digits after the decimal separator are ambiguous', () => {
    expect(typeKeys('1,500', dollarFormat)).toMatchObject({
      text: '$ 1,500',
      minor: null,
      note: { kind: 'ambiguous' },
    });
    // A fourth digit does not decide.
    expect(typeKeys('1,5000', dollarFormat)).toMatchObject({ text: '$ 1,500', minor: null });
  });

  test('announces that a dot was read as a thousands separator', () => {
    expect(typeKeys('12.56', dollarFormat).note).toBeNull();
    expect(typeKeys('12.567', dollarFormat)).toMatchObject({
      text: '$ 12.567',
      note: { kind: 'thousands' },
    });
  });

  test('reads the digits before the comma as whole units', () => {
    fc.assert(
      fc.property(units, fc.stringMatching(/^,\d{0,2}[,.]*$/), (wholeUnits, decimals) => {
        const { minor } = typeKeys(`${wholeUnits}${decimals}`, dollarFormat);
        expect(Math.floor((minor ?? 0) / 100)).toBe(wholeUnits);
      }),
    );
  });

  test('reads a typed amount like a pasted one, or not at all', () => {
    const separators = fc.constantFrom(['.', ','], [',', '.'] as const);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999_999 }),
        fc.option(fc.stringMatching(/^\d{1,2}$/), { nil: null }),
        separators,
        (wholeUnits, decimals, [thousands = '', decimal = '']) => {
          const groupedUnits = String(wholeUnits).replace(/\B(?=(\d{3})+$)/g, thousands);
          const pasted = groupedUnits + (decimals === null ? '' : decimal + decimals);
          expect([dollarFormat.read(pasted)?.minor, null]).toContain(
            typeKeys(pasted, dollarFormat).minor,
          );
        },
      ),
    );
  });

  test('keeps all digits when a separator is typed between them', () => {
    fc.assert(
      fc.property(
        units,
        fc.nat(20),
        fc.constantFrom('.', ','),
        (wholeUnits, position, separator) => {
          const previous = createField(wholeUnits * 100, Math.max(2, position), dollarFormat);
          const getDigits = (text: string) => text.replace(/\D/g, '').replace(/^0+/, '');
          expect(getDigits(pressKey(previous, separator, dollarFormat).text)).toBe(
            getDigits(previous.text),
          );
        },
      ),
    );
  });

  test('does not turn cents into units on deletion', () => {
    fc.assert(
      fc.property(fc.nat(99_999_999), fc.nat(12), fc.nat(12), (minor, first, second) => {
        const field = createField(minor, Math.max(first, second), dollarFormat);
        const anchor = Math.min(first, second, field.text.length);
        const remainingMinor = pressKey({ ...field, anchor }, '<', dollarFormat).minor ?? 0;
        expect(Math.floor(remainingMinor / 100)).toBeLessThanOrEqual(Math.floor(minor / 100));
      }),
    );
  });

  test('overwrites the cents after the caret with typed digits', () => {
    expect(typeKeys('75', dollarFormat, createField(120_000, 8, dollarFormat))).toMatchObject({
      text: '$ 1.200,75',
      minor: 120_075,
    });
  });
});

describe('messages', () => {
  const paste = (text: string, format: AmountFormat, initialMinor = 100_000, max?: number) => {
    const field = createField(initialMinor, 99, format);
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
  ])('formats the pasted text %s as %s', (text, displayedText, kind) => {
    const nextField = paste(text, pesoFormat);
    expect([nextField.text, nextField.note?.kind]).toEqual([displayedText, kind]);
  });

  test.each([
    ['1.234,56', 123_456],
    ['1234.5', 123_450],
    ['1,234.56', 123_456],
    [',5', 100_050],
  ])('reads the pasted text %s in dollars as %i cents', (text, minor) => {
    const filledField = { ...createField(100_000, 7, dollarFormat), anchor: 7 };
    const field = text.startsWith(',') ? typeKeys('1000', dollarFormat) : filledField;
    const nextField = replaceRange(field, field.caret, field.caret, text).with(dollarFormat);
    expect([nextField.minor, nextField.note]).toEqual([minor, null]);
  });

  test('replaces the entire selection with a pasted amount', () => {
    const field = { ...createField(1_234_500, 99, pesoFormat), anchor: 0 };
    expect(replaceRange(field, 0, field.text.length, '$ 12.3').with(pesoFormat)).toMatchObject({
      minor: 1_200,
    });
    expect(replaceRange(field, 0, field.text.length, '12').with(pesoFormat)).toMatchObject({
      minor: 1_200,
    });
  });

  test('replaces an amount above the maximum with the maximum', () => {
    const nextField = typeKeys('4999', pesoFormat);
    expect(pressKey(nextField, '9', pesoFormat, 500_000)).toMatchObject({
      text: '$ 5.000',
      minor: 500_000,
      note: { kind: 'lowered', max: '$ 5.000' },
    });
  });

  test('shows the exact maximum with its cents', () => {
    expect(pressKey(typeKeys('123', pesoFormat), '5', pesoFormat, 123_456)).toMatchObject({
      text: '$ 1.234,56',
      minor: 123_456,
      note: { kind: 'lowered', max: '$ 1.234,56' },
    });
  });

  test('ignores signs and letters and keeps the message until the field is empty', () => {
    const fieldWithMinus = typeKeys('-5000', pesoFormat);
    expect(fieldWithMinus).toMatchObject({
      minor: 500_000,
      note: { kind: 'ignored', character: '-' },
    });
    expect(typeKeys('<<<<', pesoFormat, fieldWithMinus)).toMatchObject({ text: '', note: null });
    expect(typeKeys('1e9', pesoFormat)).toMatchObject({ minor: 1_900, note: { character: 'e' } });
    expect(typeKeys("1'234", pesoFormat)).toMatchObject({ minor: 123_400, note: null });
  });

  test.each([
    ['1234567890123', '4', 'units'],
    ['0,34', '5', 'cents'],
  ])('does not add a digit to %s when %s is typed', (keys, key, part) => {
    const field = typeKeys(keys, dollarFormat);
    expect(pressKey(field, key, dollarFormat)).toMatchObject({
      text: field.text,
      note: { kind: 'full', part },
    });
  });
});

test('keeps the caret within the text and the amount exact', () => {
  const formatArbitrary = fc.constantFrom(pesoFormat, dollarFormat);
  fc.assert(
    fc.property(
      fc.stringMatching(/^[\d.,<>]{0,30}$/),
      fc.nat(30),
      formatArbitrary,
      (keys, position, format) => {
        const initialField = typeKeys(keys.slice(0, position), format);
        const caret = Math.min(position, initialField.caret);
        const finalField = typeKeys(keys.slice(position), format, {
          ...initialField,
          caret,
          anchor: caret,
        });
        expect(finalField.caret).toBeLessThanOrEqual(finalField.text.length);
        expect(finalField.minor === null || Number.isSafeInteger(finalField.minor)).toBe(true);
        expect(finalField.text === '').toBe(finalField.minor === null);
      },
    ),
  );
});
