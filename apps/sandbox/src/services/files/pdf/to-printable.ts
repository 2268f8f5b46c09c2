/** Characters outside Latin-1 that the built-in PDF fonts support. */
const EXTRA = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

/** Letters with a stroke. Unicode normalization does not decompose them. */
const STROKES: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
};

/** Emoji and their modifiers. The fonts do not support them. */
const EMOJI =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{Variation_Selector}|\u20E3/u;

/**
 * Converts text to the characters of the built-in fonts. Removes unsupported accents and emoji, and
 * replaces other unsupported characters with '?'.
 */
export function toPrintable(value: string): string {
  return Array.from(value.normalize('NFC'), toPrintableCharacter).join('');
}

function toPrintableCharacter(character: string): string {
  if (hasGlyph(character)) return character;
  if (character === '\t') return '    ';
  if (/[\n\r\u2028\u2029]/.test(character)) return ' ';
  if (/[\p{Cc}\p{Cf}]/u.test(character) || EMOJI.test(character)) return '';
  const base = STROKES[character] ?? character.normalize('NFD').charAt(0);
  return hasGlyph(base) ? base : '?';
}

function hasGlyph(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff) || EXTRA.has(character);
}
