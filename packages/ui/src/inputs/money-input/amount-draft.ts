import type { AmountFormat } from './amount-format.ts';

/** A change that the field made during an edit, announced to the user. */
export type AmountNote =
  /** The amount was above the maximum and was replaced by it. */
  | { readonly kind: 'lowered'; readonly max: string }
  /** The currency is displayed without cents, so they were rounded. */
  | { readonly kind: 'rounded'; readonly to: string }
  /** A character that cannot be part of an amount was ignored. */
  | { readonly kind: 'ignored'; readonly character: string }
  /** No more digits fit before or after the decimal separator. */
  | { readonly kind: 'full'; readonly part: 'units' | 'cents' }
  /** A third digit after an ambiguous separator made it a thousands separator. */
  | { readonly kind: 'thousands' }
  /** The pasted text is not an amount; the field is unchanged. */
  | { readonly kind: 'refused' };

/** The state of an amount while it is edited. */
export interface AmountDraft {
  /**
   * The typed text: digits, including leading zeros, and at most one separator ('1234,5'). A '.' may still
   * become a thousands separator.
   */
  readonly bare: string;
  /** The displayed text: '$ 1.234,5'. */
  readonly text: string;
  /** The position of the caret in the text. */
  readonly caret: number;
  /** The start of the selection, if there is one. */
  readonly anchor?: number;
  /** The amount in minor units; null if the field is empty. */
  readonly minor: number | null;
  /** The message about the last edit. */
  readonly note: AmountNote | null;
}

/** Returns the separator and the digits after it; '' if there is none. */
export const tailOf = (bare: string): string => /[.,].*$/.exec(bare)?.[0] ?? '';

/** Returns the digits before the separator. */
export const wholeOf = (bare: string): string => /^\d*/.exec(bare)?.[0] ?? '';

/** Formats the typed text for display. */
export const showBare = (bare: string, { prefix, group }: AmountFormat): string =>
  bare === '' ? '' : `${prefix}${group(wholeOf(bare))}${tailOf(bare)}`;

/** Converts the typed text to the format that `AmountFormat.read` parses. */
const asWritten = (bare: string, decimal: string): string => {
  const digits = tailOf(bare).slice(1);
  return (wholeOf(bare) || '0') + (digits === '' ? '' : decimal + digits);
};

/** Parses the typed text; null if it is empty. */
export const readBare = (bare: string, { read, decimal }: AmountFormat) =>
  bare === '' ? null : read(asWritten(bare, decimal));

/** Returns the start position of the first typed character in the text, then the end position of each. */
const endsIn = (text: string, bare: string): readonly number[] => {
  const ends: number[] = [];
  for (let place = 0; place < text.length && ends.length < bare.length; place += 1) {
    if (text.charAt(place) === bare.charAt(ends.length)) ends.push(place + 1);
  }
  return [ends[0] === undefined ? text.length : ends[0] - 1, ...ends];
};

/** Returns the number of typed characters before a position of the text. */
export const countBefore = (text: string, bare: string, place: number): number =>
  endsIn(text, bare).filter((end, index) => index > 0 && end <= place).length;

/** Returns the position after a number of typed characters, never within the prefix. */
export const placeAfter = (text: string, bare: string, count: number): number =>
  endsIn(text, bare)[count] ?? text.length;

/** Creates the draft of a value. A zero counts as empty: any digit replaces it. */
export const getDraft = (minor: number | null, format: AmountFormat): AmountDraft => {
  const text = minor === null ? '' : format.format(minor);
  const digits = text.slice(text.search(/\d/)).split(format.decimal);
  const bare = minor ? digits.map((part) => part.replace(/\D/g, '')).join(format.decimal) : '';
  return { bare, text, caret: text.length, minor, note: null };
};
