const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  aacute: 'á',
  eacute: 'é',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
  ntilde: 'ñ',
  uuml: 'ü',
  Aacute: 'Á',
  Eacute: 'É',
  Iacute: 'Í',
  Oacute: 'Ó',
  Uacute: 'Ú',
  Ntilde: 'Ñ',
  Uuml: 'Ü',
  iexcl: '¡',
  iquest: '¿',
};

const named = (name: string): string | null =>
  Object.hasOwn(entities, name) ? (entities[name] ?? null) : null;

const numbered = (digits: string): string => {
  // '241' and 'xF1' both parse as numbers after a 0.
  const code = Number(`0${digits}`);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
};

/** Decodes the entities that editors write; unknown ones stay. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(x[\da-f]{1,6}|\d{1,7})|([a-z]{2,8}));/gi, (whole, digits, name) =>
    digits === undefined ? (named(name) ?? whole) : numbered(digits),
  );

/** Tags that can occur inside a word. */
const inlineTag = /<\/?(?:a|b|em|font|i|small|span|strong|u)\b[^>]*>/gi;

/** The text of markup, without tags, with decoded entities and collapsed spaces. */
export const textOfHtml = (html: string): string =>
  decodeEntities(html.replace(inlineTag, '').replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
