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
  /** Three digits follow the decimal separator: thousands or a third cent. There is no amount until the user decides. */
  | { readonly kind: 'ambiguous' }
  /** The pasted text is not an amount; the field is unchanged. */
  | { readonly kind: 'refused' };

/** The state of an amount while it is edited. */
export interface AmountDraft {
  /**
   * The typed text: digits, including leading zeros, and at most one separator ('1234,5'). A '.' may still
   * become a thousands separator.
   */
  readonly rawText: string;
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
export const getDecimalPart = (rawText: string): string => /[.,].*$/.exec(rawText)?.[0] ?? '';

/** Returns the digits before the separator. */
export const getWholePart = (rawText: string): string => /^\d*/.exec(rawText)?.[0] ?? '';

/** Formats the typed text for display. */
export const formatRawText = (rawText: string, { prefix, group }: AmountFormat): string =>
  rawText === '' ? '' : `${prefix}${group(getWholePart(rawText))}${getDecimalPart(rawText)}`;

/** Converts the typed text to the format that `AmountFormat.read` parses. */
const toParsableText = (rawText: string, decimal: string): string => {
  const decimals = getDecimalPart(rawText).slice(1);
  return (getWholePart(rawText) || '0') + (decimals === '' ? '' : decimal + decimals);
};

/** Whether three digits follow the typed separator, which is then thousands' or the cents'. */
export const isAmbiguous = (rawText: string): boolean => getDecimalPart(rawText).length === 4;

/** Parses the typed text. Returns null if it is empty or ambiguous. */
export const parseRawText = (rawText: string, { read, decimal }: AmountFormat) =>
  rawText === '' || isAmbiguous(rawText) ? null : read(toParsableText(rawText, decimal));

/** Returns the start position of the first typed character in the text, then the end position of each. */
const getCharacterEnds = (text: string, rawText: string): readonly number[] => {
  const ends: number[] = [];
  for (let position = 0; position < text.length && ends.length < rawText.length; position += 1) {
    if (text.charAt(position) === rawText.charAt(ends.length)) ends.push(position + 1);
  }
  return [ends[0] === undefined ? text.length : ends[0] - 1, ...ends];
};

/** Returns the number of typed characters before a position of the text. */
export const countTypedBefore = (text: string, rawText: string, position: number): number =>
  getCharacterEnds(text, rawText).filter((end, index) => index > 0 && end <= position).length;

/** Returns the position after a number of typed characters, never within the prefix. */
export const getCaretAfter = (text: string, rawText: string, count: number): number =>
  getCharacterEnds(text, rawText)[count] ?? text.length;

/** Creates the draft for a value. A zero counts as empty: any digit replaces it. */
export const createDraft = (minor: number | null, format: AmountFormat): AmountDraft => {
  const text = minor === null ? '' : format.format(minor);
  const parts = text.slice(text.search(/\d/)).split(format.decimal);
  const rawText = minor ? parts.map((part) => part.replace(/\D/g, '')).join(format.decimal) : '';
  return { rawText, text, caret: text.length, minor, note: null };
};
