/** Signs outside Latin-1 that the built-in fonts of PDF can render. */
const EXTRA = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

/** Letters with a stroke, which Unicode does not take apart. */
const STROKES: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
};

/** Pictures and what changes their looks: decoration, which the fonts do not have. */
const PICTURE =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{Variation_Selector}|\u20E3/u;

/**
 * Converts text for the built-in fonts: whitespace becomes spaces, unsupported accents and emoji
 * are removed, other unsupported characters become '?'.
 */
export function printable(value: string): string {
  return Array.from(value.normalize('NFC'), rendered).join('');
}

function rendered(sign: string): string {
  if (hasGlyph(sign)) return sign;
  if (sign === '\t') return '    ';
  if (/[\n\r\u2028\u2029]/.test(sign)) return ' ';
  if (/[\p{Cc}\p{Cf}]/u.test(sign) || PICTURE.test(sign)) return '';
  const plain = STROKES[sign] ?? sign.normalize('NFD').charAt(0);
  return hasGlyph(plain) ? plain : '?';
}

function hasGlyph(sign: string): boolean {
  const code = sign.codePointAt(0) ?? 0;
  return (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff) || EXTRA.has(sign);
}
