/** How many digits of a minor unit a whole unit has in every currency of the portal. */
const minorDigits = 2;
const minorPerUnit = 10 ** minorDigits;

/** More digits than any invoice has, and few enough to stay an exact integer. */
const longestWhole = 12;

/** Digits of the minor unit that are shown and typed: none for pesos and soles, two for dollars. */
export type ShownDigits = 0 | 2;

const group = (digits: string): string => digits.replace(/\B(?=(\d{3})+(?!\d))/g, '.');

const dress = (bare: string): string => {
  if (bare === '') return '';
  const [whole = '', ...fraction] = bare.split(',');
  return `$ ${[group(whole), ...fraction].join(',')}`;
};

/** Digits and at most one comma: what was typed, without what the field adds. */
const bareText = (text: string, shownDigits: ShownDigits): string => {
  const [whole = '', ...rest] = text.replace(/[^\d,]/g, '').split(',');
  const kept = whole.replace(/^0+(?=\d)/, '').slice(0, longestWhole);
  if (shownDigits === 0 || rest.length === 0) return kept;
  return `${kept === '' ? '0' : kept},${rest.join('').slice(0, shownDigits)}`;
};

const minorOf = (bare: string): number | null => {
  if (bare === '') return null;
  const [whole = '', fraction = ''] = bare.split(',');
  return Number(whole) * minorPerUnit + Number(fraction.padEnd(minorDigits, '0'));
};

/**
 * The amount as the field shows it: '$ 1.234' or '$ 1.234,56'; '' for none (spec 9). A negative one,
 * which nobody can type, keeps its sign in front: '-$ 1.200,50'.
 */
export const amountText = (minor: number | null, shownDigits: ShownDigits): string => {
  if (minor === null) return '';
  if (minor < 0) return `-${amountText(-minor, shownDigits)}`;
  const whole = String(Math.trunc(minor / minorPerUnit));
  const fraction = String(minor % minorPerUnit).padStart(minorDigits, '0');
  return dress(shownDigits === 0 ? whole : `${whole},${fraction}`);
};

export interface AmountDraft {
  /** What the field shows. */
  text: string;
  /** Where the caret belongs in it. */
  caret: number;
  /** The amount in minor units, or null when nothing is typed. */
  minor: number | null;
}

const countBare = (text: string): number => text.replace(/[^\d,]/g, '').length;

/** The place in `text` right after `count` typed characters, never before the '$ '. */
const caretAfter = (text: string, count: number): number => {
  let seen = 0;
  for (let place = 2; place < text.length; place += 1) {
    if (seen === count) return place;
    if (/[\d,]/.test(text.charAt(place))) seen += 1;
  }
  return text.length;
};

/**
 * Dresses what the field holds after a keystroke. The caret stays behind the same typed character,
 * whatever dots come or go before it.
 */
export const dressAmount = (
  typed: string,
  caret: number,
  shownDigits: ShownDigits,
): AmountDraft => {
  const bare = bareText(typed, shownDigits);
  const text = dress(bare);
  const behind = countBare(typed) - countBare(typed.slice(0, caret));
  const before = Math.max(0, countBare(text) - behind);
  return { text, caret: text === '' ? 0 : caretAfter(text, before), minor: minorOf(bare) };
};

const dotsAndComma = /^\d{1,3}(?:\.\d{3})*(?:,\d{1,2})?$/;
const commasAndDot = /^\d{1,3}(?:,\d{3})+\.\d{1,2}$/;
const plain = /^\d+(?:[.,]\d{1,2})?$/;

/**
 * Reads a pasted amount: '1.234,56', '$ 1.234', '1,234.56', '1234.5'. Digits beyond the shown ones
 * are cut, never rounded up. Null for anything else: letters, signs, '1e21', an ambiguous '1,234'.
 */
export const readPastedAmount = (pasted: string, shownDigits: ShownDigits): number | null => {
  const text = pasted.replace(/[\s$]/g, '');
  const spanish = commasAndDot.test(text)
    ? text.replaceAll(',', '').replace('.', ',')
    : dotsAndComma.test(text)
      ? text.replaceAll('.', '')
      : plain.test(text)
        ? text.replace('.', ',')
        : '';
  const [whole = '', fraction] = spanish.split(',');
  if (whole === '' || whole.replace(/^0+/, '').length > longestWhole) return null;
  return minorOf(shownDigits === 0 || fraction === undefined ? whole : `${whole},${fraction}`);
};
