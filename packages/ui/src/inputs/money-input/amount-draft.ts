import type { AmountFormat } from './amount-format.ts';

/** What the field did that a person may not expect, and says so. */
export type AmountNote =
  /** The amount was above the largest one, which now stands in its place. */
  | { readonly kind: 'lowered'; readonly max: string }
  /** Cents that the currency does not show were rounded away. */
  | { readonly kind: 'rounded'; readonly to: string }
  /** A character that no amount has was left out. */
  | { readonly kind: 'ignored'; readonly character: string }
  /** No more digits fit, in front of the decimal separator or behind it. */
  | { readonly kind: 'full'; readonly part: 'units' | 'cents' }
  /** Three digits behind a separator that might have begun cents: it stands between thousands. */
  | { readonly kind: 'thousands' }
  /** What was pasted is no amount; the field stays as it was. */
  | { readonly kind: 'refused' };

/** An amount while it is edited. */
export interface AmountDraft {
  /**
   * What was typed: digits, zeros in front included, and at most one separator ('1234,5'). A '.'
   * may turn out to stand between thousands.
   */
  readonly bare: string;
  /** What the field shows: '$ 1.234,5'. */
  readonly text: string;
  /** Where the caret belongs in the text. */
  readonly caret: number;
  /** Where what is marked begins, when something stays marked. */
  readonly anchor?: number;
  /** The amount in minor units; null when nothing is typed. */
  readonly minor: number | null;
  /** What is to be said of the last edit. */
  readonly note: AmountNote | null;
}

/** The separator and what stands behind it; '' while there is none. */
export const tailOf = (bare: string): string => /[.,].*$/.exec(bare)?.[0] ?? '';

/** The digits of whole units. */
export const wholeOf = (bare: string): string => /^\d*/.exec(bare)?.[0] ?? '';

/** What the field shows of what was typed. */
export const showBare = (bare: string, { prefix, group }: AmountFormat): string =>
  bare === '' ? '' : `${prefix}${group(wholeOf(bare))}${tailOf(bare)}`;

/** What was typed, as `AmountFormat.read` takes it. */
const asWritten = (bare: string, decimal: string): string => {
  const digits = tailOf(bare).slice(1);
  return (wholeOf(bare) || '0') + (digits === '' ? '' : decimal + digits);
};

/** The amount that was typed; null for none. */
export const readBare = (bare: string, { read, decimal }: AmountFormat) =>
  bare === '' ? null : read(asWritten(bare, decimal));

/** Where each typed character ends in the text, after the place where the first one begins. */
const endsIn = (text: string, bare: string): readonly number[] => {
  const ends: number[] = [];
  for (let place = 0; place < text.length && ends.length < bare.length; place += 1) {
    if (text.charAt(place) === bare.charAt(ends.length)) ends.push(place + 1);
  }
  return [ends[0] === undefined ? text.length : ends[0] - 1, ...ends];
};

/** How many typed characters stand before a place of the text. */
export const countBefore = (text: string, bare: string, place: number): number =>
  endsIn(text, bare).filter((end, index) => index > 0 && end <= place).length;

/** The place in the text right after some typed characters: never within the prefix. */
export const placeAfter = (text: string, bare: string, count: number): number =>
  endsIn(text, bare)[count] ?? text.length;

/** A draft of an amount that the owner gave. A zero is nothing typed: any digit takes its place. */
export const draftOf = (minor: number | null, format: AmountFormat): AmountDraft => {
  const text = minor === null ? '' : format.format(minor);
  const digits = text.slice(text.search(/\d/)).split(format.decimal);
  const bare = minor ? digits.map((part) => part.replace(/\D/g, '')).join(format.decimal) : '';
  return { bare, text, caret: text.length, minor, note: null };
};
