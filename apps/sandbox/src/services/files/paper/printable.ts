/** Signs outside Latin-1 that the built-in fonts of PDF can draw. */
const EXTRA = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

/** Text that the built-in fonts can draw: an accent stays, what has no glyph becomes '?'. */
export function printable(value: string): string {
  return Array.from(value.normalize('NFC'))
    .filter((sign) => !/[\p{Cc}\p{Cf}]/u.test(sign))
    .map((sign) => (hasGlyph(sign) ? sign : '?'))
    .join('');
}

function hasGlyph(sign: string): boolean {
  const code = sign.codePointAt(0) ?? 0;
  return (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff) || EXTRA.has(sign);
}
