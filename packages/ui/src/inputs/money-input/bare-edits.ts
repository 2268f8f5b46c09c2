import { type AmountNote, tailOf, wholeOf } from './amount-draft.ts';
import type { AmountFormat } from './amount-format.ts';

/** More digits than any invoice needs. With more, cents would not be exact. */
const maxUnitDigits = 13;
const maxCentDigits = 2;

/** The typed text and the caret after an edit. */
export interface BareEdit {
  readonly bare: string;
  readonly caret: number;
  readonly note?: AmountNote;
}

const separator = /[.,]/;

/** Removes a range. If it contains the separator, the cents are removed too, so they do not become units. */
export const removeRange = (bare: string, from: number, to: number): string =>
  separator.test(bare.slice(from, to)) ? bare.slice(0, from) : bare.slice(0, from) + bare.slice(to);

/**
 * Returns whether a separator with three digits after it separates thousands. In a currency with decimals, the
 * decimal separator never does.
 */
const isBetweenThousands = (
  whole: string,
  mark: string,
  { decimal, decimals }: Pick<AmountFormat, 'decimal' | 'decimals'>,
): boolean => {
  if (!/^[1-9]/.test(whole)) return false;
  return decimals === 0 ? mark === '.' || whole.length <= maxCentDigits + 1 : mark !== decimal;
};

const isFull = (part: 'units' | 'cents'): AmountNote => ({ kind: 'full', part });

/** Inserts digits at a position. */
export const insertDigits = (
  rest: string,
  at: number,
  digits: string,
  format: AmountFormat,
): BareEdit => {
  const bare = rest.slice(0, at) + digits + rest.slice(at);
  const caret = at + digits.length;
  const [whole, tail] = [wholeOf(bare), tailOf(bare)];
  const cents = tail.slice(1);
  if (whole.length > maxUnitDigits) return { bare: rest, caret: at, note: isFull('units') };
  if (cents.length <= maxCentDigits) return { bare, caret };
  if (caret < bare.length) {
    const cut = bare.slice(0, whole.length + 1 + maxCentDigits);
    return { bare: cut, caret: Math.min(caret, cut.length) };
  }
  const thousands = cents.length === maxCentDigits + 1;
  if (thousands && isBetweenThousands(whole, tail.charAt(0), format)) {
    if (whole.length + cents.length > maxUnitDigits) {
      return { bare: rest, caret: at, note: isFull('units') };
    }
    const edit = { bare: whole + cents, caret: caret - 1 };
    // The digits typed as cents became units. In a currency with decimals, a message announces it.
    return format.decimals === 0 ? edit : { ...edit, note: { kind: 'thousands' } };
  }
  return { bare: rest, caret: at, note: isFull('cents') };
};

/** Inserts a separator, which starts the cents. It is ignored if it would change the amount. */
export const typeSeparator = (
  rest: string,
  at: number,
  key: string,
  { decimal, decimals }: AmountFormat,
): BareEdit => {
  const mark = rest.search(separator);
  if (mark >= 0) {
    // A second separator makes the first a decimal separator.
    const settled = rest.replace('.', decimal);
    return { bare: settled, caret: at === mark ? at + 1 : at };
  }
  if (rest.length - at > decimals) return { bare: rest, caret: at };
  return { bare: `${rest.slice(0, at)}${key}${rest.slice(at)}`, caret: at + 1 };
};
