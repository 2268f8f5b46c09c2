import { type AmountNote, tailOf, wholeOf } from './amount-draft.ts';
import type { AmountFormat } from './amount-format.ts';

/** More digits than any invoice has, and few enough to stay an exact number of cents. */
const maxUnitDigits = 13;
const maxCentDigits = 2;

/** What was typed after an edit, and the caret in it. */
export interface BareEdit {
  readonly bare: string;
  readonly caret: number;
  readonly note?: AmountNote;
}

const separator = /[.,]/;

/** Without a part. Where the separator goes, the cents behind it go too: they are no units. */
export const removeRange = (bare: string, from: number, to: number): string =>
  separator.test(bare.slice(from, to)) ? bare.slice(0, from) : bare.slice(0, from) + bare.slice(to);

/**
 * Whether a third digit behind the separator tells that it stands between thousands. Where cents are
 * paid, the separator that begins them never does.
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

/** Puts digits in at a place. */
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
    // What looked like cents became units: where cents are paid, that is said.
    return format.decimals === 0 ? edit : { ...edit, note: { kind: 'thousands' } };
  }
  return { bare: rest, caret: at, note: isFull('cents') };
};

/** Types a separator: it begins the cents, or is not there where digits would change their worth. */
export const typeSeparator = (
  rest: string,
  at: number,
  key: string,
  { decimal, decimals }: AmountFormat,
): BareEdit => {
  const mark = rest.search(separator);
  if (mark >= 0) {
    // The second one settles it: the first began the cents.
    const settled = rest.replace('.', decimal);
    return { bare: settled, caret: at === mark ? at + 1 : at };
  }
  if (rest.length - at > decimals) return { bare: rest, caret: at };
  return { bare: `${rest.slice(0, at)}${key}${rest.slice(at)}`, caret: at + 1 };
};
